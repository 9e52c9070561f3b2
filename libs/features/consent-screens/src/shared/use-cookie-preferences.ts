import { consentApi } from '@pasar/consent-api';
import type { CookiePreferences } from '@pasar/consent-api';

/** The defaults until the visitor's preferences are known. @spec consent-default cookie-preferences-failure */
const defaultPreferences: CookiePreferences = {
  need_consent: true,
  preferences: [],
  allowed_fe_set_cookies: [],
};

/**
 * The visitor's cookie preferences: initially those that the server embedded, later those of the consent
 * module. Sends no request.
 */
export const useCookiePreferences = (): CookiePreferences =>
  consentApi.endpoints.getCookiePreferences.useQueryState().currentData ?? defaultPreferences;
