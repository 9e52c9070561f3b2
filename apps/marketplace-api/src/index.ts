export { createMarketplace } from './create-marketplace.ts';
export type { MarketplaceOptions } from './create-marketplace.ts';
export { readSettings } from './read-settings.ts';
export type { ApiSettings } from './read-settings.ts';
