export { createBrowserCookies } from './create-browser-cookies.ts';
export type { BrowserCookies, BrowserCookiesOptions } from './create-browser-cookies.ts';
