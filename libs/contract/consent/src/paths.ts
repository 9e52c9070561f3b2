/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const acceptAllCookiesPath = '/api/v4/account/cookie_accept_all';
export const getCookiePreferencesPath = '/api/v4/account/cookie_get_preferences';
export const rejectAllCookiesPath = '/api/v4/account/cookie_reject_all';
export const setCookiePreferencesPath = '/api/v4/account/cookie_set_preferences';
