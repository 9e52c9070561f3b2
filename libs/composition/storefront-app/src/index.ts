export { createStorefront } from './create-storefront.ts';
export type { Storefront } from './create-storefront.ts';
