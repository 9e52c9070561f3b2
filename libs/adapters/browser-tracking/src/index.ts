export { browserTracking } from './browser-tracking.ts';
export type { BrowserTracking } from './browser-tracking.ts';
