export { findBrowser } from './find-browser.ts';
export type { FoundBrowser } from './find-browser.ts';
