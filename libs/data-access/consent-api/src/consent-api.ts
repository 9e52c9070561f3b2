import { baseApi } from '@pasar/base-api';
import { consentApiVersion } from '@pasar/consent';
import type { ConsentCall, ConsentRequest } from '@pasar/consent';
import type { CookiePreferences } from '@pasar/consent-contract';

export type { CookiePreferences };

const path = '/api/v4/account/cookie_get_preferences';

/** How each call of consent travels. */
const requests = {
  'cookie-get-preferences': (query: ConsentRequest) => ({ path, query: { version: query.version } }),
  'cookie-accept-all': (body: ConsentRequest) => post('accept_all', body),
  'cookie-reject-all': (body: ConsentRequest) => post('reject_all', body),
  'cookie-set-preferences': (body: ConsentRequest) => post('set_preferences', body),
} as const satisfies Record<ConsentCall, (request: ConsentRequest) => object>;

const post = (name: string, body: ConsentRequest) =>
  ({ method: 'POST', path: `/api/v4/account/cookie_${name}`, body }) as const;

/**
 * Consent's calls. The query is what the server embeds and what screens read; whatever changes it afterwards goes through the one
 * keeper (`@pasar/consent`), which makes its calls by `callConsent` and writes here what came of them.
 */
export const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCookiePreferences: build.query<CookiePreferences, void>({
      query: () => ({ path, query: { version: consentApiVersion } }),
    }),
    callConsent: build.mutation<unknown, { call: ConsentCall; request: ConsentRequest }>({
      query: ({ call, request }) => requests[call](request),
    }),
  }),
});
