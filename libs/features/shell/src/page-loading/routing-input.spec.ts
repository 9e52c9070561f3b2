import { marketByCode } from '@pasar/markets';
import { resolve } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';
import { expect, it } from 'vitest';
import { createRoutingInput } from './routing-input.ts';

const context = (client: ScreenContext['client']): ScreenContext => ({
  market: marketByCode('SG'),
  language: 'en',
  platform: 'rw',
  client,
  origin: 'http://sg.localhost',
  environment: 'live',
  toggles: [],
});

/** @spec client-filter-native client-filter-mobile-flag client-filter-force amb-mobile-flag-name */
it.each([
  ['browser', '/cart', 'screen'],
  ['native-app', '/cart', 'not-found'],
  ['native-app', '/buyer/login', 'screen'],
  ['in-app-web-view', '/cart', 'screen'],
  ['browser', '/cart?__mobile__=1', 'not-found'],
  ['browser', '/buyer/login?__mobile__=1', 'screen'],
  ['browser', '/cart?__mobile__=0', 'screen'],
  ['browser', '/coins', 'native-app'],
  ['browser', '/coins?tried_rn=1', 'not-found'],
] as const)('%s, %s: %s', (client, url, outcome) => {
  expect(resolve(createRoutingInput(context(client), url)).outcome).toBe(outcome);
});
