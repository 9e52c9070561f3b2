import { clientTypes } from '@pasar/tracking';
import { expect, it } from 'vitest';
import { isOutdatedClient } from './is-outdated-client.ts';

/** @spec client-type cart-platform-not-updated new-cart-platform-not-updated */
it('asks only native apps for their version', () => {
  const refused = Object.entries(clientTypes).filter(([, clientSource]) =>
    isOutdatedClient({ clientSource }),
  );
  expect(refused.map(([client]) => client)).toEqual(['ios-app', 'android-app', 'android-lite']);
  expect([isOutdatedClient({}), isOutdatedClient({ clientSource: 77 })]).toEqual([false, false]);
});

it.each([
  ['PasarApp/4.71.9', true],
  ['PasarApp/3.99', true],
  ['PasarApp/4', true],
  ['PasarApp/x', true],
  ['NotPasarApp/5.0', true],
  ['', true],
  ['Mozilla/5.0 (Linux; Android 16) PasarApp/4.72.0', false],
  ['PasarApp/4.100', false],
  ['PasarApp/5', false],
])('judges an app by the version in %j', (userAgent, isOutdated) => {
  expect(isOutdatedClient({ clientSource: clientTypes['android-app'], userAgent })).toBe(isOutdated);
});

it('asks each app for the version of its own row', () => {
  const oldest = { 'ios-app': '5.3', 'android-app': '4.72', 'android-lite': '2.10' } as const;
  const isOutdated = (client: keyof typeof oldest, version: string): boolean =>
    isOutdatedClient({ clientSource: clientTypes[client], userAgent: `PasarApp/${version}` }, oldest);
  expect([
    isOutdated('ios-app', '5.2'),
    isOutdated('ios-app', '5.3'),
    isOutdated('android-app', '4.72'),
    isOutdated('android-lite', '2.9'),
    isOutdated('android-lite', '2.10'),
  ]).toEqual([true, false, false, true, false]);
});
