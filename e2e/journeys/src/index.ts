export { addressJourneys } from './address-journeys.ts';
export { badInputJourneys } from './bad-input-journeys.ts';
export { browsingJourneys } from './browsing-journeys.ts';
export { buyingJourneys } from './buying-journeys.ts';
export { pageJourneys } from './page-journeys.ts';
export { storeConfig } from './playwright-config.ts';
export type { AppUnderTest } from './playwright-config.ts';
export { renderingJourneys } from './rendering-journeys.ts';
export { trackingJourneys } from './tracking-journeys.ts';
