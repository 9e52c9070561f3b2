import { createConsent } from '@pasar/consent';
import { createManualClock, createMemoryConsentApi, createMemoryCookieJar } from '@pasar/consent/testing';
import { expect, it } from 'vitest';
import { createConsentPort } from './create-consent-port.ts';

const setUp = (consent: 'required' | 'none', allowed: readonly string[] | 'no chunk') => {
  const jar = createMemoryCookieJar();
  const loads: string[] = [];
  const port = createConsentPort({
    market: { consent },
    cookies: { ...jar, read: () => undefined, names: () => [], removeEverywhere: () => undefined },
    load: async () => {
      loads.push('consent');
      if (allowed === 'no chunk') throw new Error('offline');
      return createConsent({
        market: { consent },
        api: createMemoryConsentApi().api,
        cookies: jar,
        clock: createManualClock(),
        embedded: { need_consent: false, allowed_fe_set_cookies: allowed },
      });
    },
  });
  return { port, jar, loads };
};

it.each([
  ['none', [], true, 'pl', 0],
  ['required', ['language'], true, 'pl', 1],
  ['required', [], false, null, 1],
  ['required', 'no chunk', false, undefined, 2],
] as const)('consent %s, allowed %j', async (consent, allowed, set, value, loaded) => {
  const { port, jar, loads } = setUp(consent, allowed);
  expect(await port.setCookie('language', 'pl')).toBe(set);
  expect(await port.setCookie('language', 'pl')).toBe(set);
  expect(jar.cookies()['language']).toBe(value);
  expect(loads).toHaveLength(loaded);
});
