import { baseApi } from '@pasar/base-api';
import type { CallRequest } from '@pasar/http-contract';
import { consentApiVersion } from '@pasar/consent';
import type { ConsentCall, ConsentRequest } from '@pasar/consent';
import type { CookiePreferences, getCookiePreferences } from '@pasar/consent-contract';
import {
  acceptAllCookiesPath,
  getCookiePreferencesPath,
  rejectAllCookiesPath,
  setCookiePreferencesPath,
} from '@pasar/consent-contract/paths';

export type { CookiePreferences };

/** The HTTP request of each consent call. */
const requests = {
  'cookie-get-preferences': (query: ConsentRequest) => ({
    path: getCookiePreferencesPath,
    query: { version: query.version },
  }),
  'cookie-accept-all': (body: ConsentRequest) => post(acceptAllCookiesPath, body),
  'cookie-reject-all': (body: ConsentRequest) => post(rejectAllCookiesPath, body),
  'cookie-set-preferences': (body: ConsentRequest) => post(setCookiePreferencesPath, body),
} as const satisfies Record<ConsentCall, (request: ConsentRequest) => object>;

const post = (path: string, body: ConsentRequest) => ({ method: 'POST', path, body }) as const;

/**
 * Consent endpoints. The server embeds the query and screens read it; all changes go through `Consent` (`@pasar/consent`),
 * which calls `callConsent` and writes the result into the query's cache.
 */
export const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCookiePreferences: build.query<CookiePreferences, void>({
      query: (): CallRequest<typeof getCookiePreferences> => ({
        path: getCookiePreferencesPath,
        query: { version: consentApiVersion },
      }),
    }),
    callConsent: build.mutation<unknown, { call: ConsentCall; request: ConsentRequest }>({
      query: ({ call, request }) => requests[call](request),
    }),
  }),
});
