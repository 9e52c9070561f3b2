export { startAccountServer } from './start-account-server.ts';
export type { AccountServer, CookieJar } from './start-account-server.ts';
