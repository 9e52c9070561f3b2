export { createBrowserHttp } from './create-browser-http.ts';
export type { BrowserHttpOptions, Http, HttpResponse, HttpRequest } from './create-browser-http.ts';
