import { createStore } from '@pasar/base-api';
import { createConsent } from '@pasar/consent';
import { createManualClock, createMemoryConsentApi, createMemoryCookieJar } from '@pasar/consent/testing';
import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { startTagManager } from './start-tag-manager.ts';

const setUp = (statuses: readonly number[], market = 'BR') => {
  const remote = createMemoryConsentApi();
  const consent = createConsent({
    market: marketByCode(market),
    api: remote.api,
    cookies: createMemoryCookieJar(),
    clock: createManualClock(),
    embedded: { preferences: statuses.map((status, at) => ({ category: at + 1, status })) },
  });
  const heard: unknown[] = [];
  const tellPage = startTagManager({
    store: createStore({ http: async () => ({ status: 401, body: { error: 19 } }) }),
    context: { market: marketByCode(market), environment: 'test' },
    consent,
    tags: {
      consent: () => undefined,
      push: (event) => void heard.push(event),
      load: (id) => void heard.push(id),
    },
    container: 'GTM-ABC123',
  });
  return { consent, remote, heard, tellPage };
};

it.each([
  ['no settings', 'BR', [], []],
  ['everything rejected', 'BR', [2, 2, 2, 2, 2], []],
  ['only functional', 'BR', [2, 1, 2, 2, 2], []],
  ['analytics accepted', 'BR', [1, 2, 2, 2, 2], ['GTM-ABC123']],
  ['no answer where consent is not required', 'SG', [], ['GTM-ABC123']],
])('%s in %s', (_, market, statuses, loaded) => expect(setUp(statuses, market).heard).toEqual(loaded));

it('loads when consent is given later', async () => {
  const { consent, remote, heard } = setUp([]);
  const choice = consent.acceptAll();
  remote.calls[0]?.answer({ preferences: [{ category: 1, status: 1 }] });
  await choice;
  expect(heard).toEqual(['GTM-ABC123']);
});

it('pushes a page view with country and environment but no user', () => {
  const { tellPage, heard } = setUp([]);
  tellPage('/cart');
  expect(heard).toEqual([
    { event: 'navigation', path: '/cart', country: 'BR', environment: 'test', user_id: undefined },
  ]);
});
