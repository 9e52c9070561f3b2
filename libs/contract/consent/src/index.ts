export {
  acceptAllCookies,
  getCookiePreferences,
  rejectAllCookies,
  setCookiePreferences,
} from './cookie-preferences.ts';
export type { CookiePreferences } from './cookie-preferences.ts';
