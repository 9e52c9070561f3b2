export { memberJourneys, storefrontJourneys } from './all-journeys.ts';
export { keyboardJourneys } from './keyboard-journeys.ts';
export { storeConfig } from './playwright-config.ts';
export type { AppUnderTest } from './playwright-config.ts';
