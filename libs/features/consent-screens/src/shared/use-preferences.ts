import { consentApi } from '@pasar/consent-api';
import type { CookiePreferences } from '@pasar/consent-api';

/** What holds until somebody says otherwise. @spec consent-default cookie-preferences-failure */
const unknown: CookiePreferences = { need_consent: true, preferences: [], allowed_fe_set_cookies: [] };

/** What the visitor has said of cookies: first what the server embedded, then what the keeper shows. It asks nothing itself. */
export const usePreferences = (): CookiePreferences =>
  consentApi.endpoints.getCookiePreferences.useQueryState().currentData ?? unknown;
