import { clientTypes } from '@pasar/tracking';
import { expect, it } from 'vitest';
import { isOutdatedClient } from './is-outdated-client.ts';

/** @spec client-type cart-platform-not-updated new-cart-platform-not-updated */
it('lets every client but the native apps change a cart', () => {
  const refused = Object.entries(clientTypes).filter(([, number]) => isOutdatedClient(number));
  expect(refused.map(([client]) => client)).toEqual(['ios-app', 'android-app', 'android-lite']);
  expect([isOutdatedClient(), isOutdatedClient(77)]).toEqual([false, false]);
});
