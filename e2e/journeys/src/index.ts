export { allJourneys } from './all-journeys.ts';
export { storeConfig } from './playwright-config.ts';
export type { AppUnderTest } from './playwright-config.ts';
