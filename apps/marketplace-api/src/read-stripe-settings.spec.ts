import { expect, it } from 'vitest';
import { readStripeSettings } from './read-stripe-settings.ts';

const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it.each([
  ['nothing', {}, undefined],
  ['a key with its webhooks', both, { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }],
  [
    'another address',
    { ...both, STRIPE_API_BASE: 'http://localhost:1' },
    { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: 'http://localhost:1' },
  ],
])('reads %s', (_, env, settings) => {
  expect(readStripeSettings(env)).toEqual(settings);
});

it.each([
  ['webhooks without a signing secret', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  ['an invalid URL', { ...both, STRIPE_API_BASE: 'x' }, 'STRIPE_API_BASE'],
])('rejects %s', (_, env, name) => {
  expect(() => readStripeSettings(env)).toThrow(name);
});
