export { findBrowser } from './find-browser.ts';
export type { BrowserLaunch } from './find-browser.ts';
