export { createBrowserHttp } from './create-browser-http.ts';
export type { BrowserHttpOptions, Http, HttpAnswer, HttpRequest } from './create-browser-http.ts';
