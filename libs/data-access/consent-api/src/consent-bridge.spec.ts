import { createStore } from '@pasar/base-api';
import type { HttpPort, HttpRequest } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { consentApi } from './consent-api.ts';
import { createConsentApi, readEmbeddedConsent, publishConsent } from './consent-bridge.ts';

const data = { need_consent: true, preferences: [], allowed_fe_set_cookies: ['language'] };

const setUp = (status = 200) => {
  const requests: HttpRequest[] = [];
  const http: HttpPort = async (request) => {
    requests.push(request);
    return { status, body: { error: status === 200 ? 0 : 90001, data } };
  };
  return { store: createStore({ http }), requests };
};

it.each([
  ['cookie-get-preferences', 'GET', '/api/v4/account/cookie_get_preferences', { query: { version: 1 } }],
  ['cookie-accept-all', 'POST', '/api/v4/account/cookie_accept_all', { body: { version: 1 } }],
  ['cookie-reject-all', 'POST', '/api/v4/account/cookie_reject_all', { body: { version: 1 } }],
  ['cookie-set-preferences', 'POST', '/api/v4/account/cookie_set_preferences', { body: { version: 1 } }],
] as const)('%s is %s %s', async (call, method, path, sent) => {
  const { store, requests } = setUp();
  expect(await createConsentApi(store)(call, { version: 1 })).toEqual(data);
  expect(requests).toEqual([expect.objectContaining({ method, path, ...sent })]);
});

it('rejects with the API error', async () => {
  const { store } = setUp(500);
  await expect(createConsentApi(store)('cookie-accept-all', { version: 1 })).rejects.toMatchObject({
    code: 90001,
  });
});

it('reads the embedded consent and publishes changes', async () => {
  const { store } = setUp();
  expect(readEmbeddedConsent(store)).toBeUndefined();
  await store.dispatch(consentApi.endpoints.getCookiePreferences.initiate());
  expect(readEmbeddedConsent(store)).toEqual(data);
  await publishConsent(store, {
    needConsent: false,
    preferences: [{ category: 1, status: 1 }],
    allowedCookies: ['language'],
  });
  expect(readEmbeddedConsent(store)).toEqual({
    need_consent: false,
    preferences: [{ category: 1, status: 1, update_time: 0 }],
    allowed_fe_set_cookies: ['language'],
  });
});
