import { consentApi } from '@pasar/consent-api';
import type { CookiePreferences } from '@pasar/consent-api';

/** The preferences until the visitor's are known. @spec consent-default cookie-preferences-failure */
const defaultPreferences: CookiePreferences = {
  need_consent: true,
  preferences: [],
  allowed_fe_set_cookies: [],
};

/** The visitor's cookie preferences: first those embedded by the server, then those of the consent module. Starts no request. */
export const usePreferences = (): CookiePreferences =>
  consentApi.endpoints.getCookiePreferences.useQueryState().currentData ?? defaultPreferences;
