import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { listPaymentChannels, startPayment } from './payment-channels.ts';

const market = marketByCode('SG');
const card = { payment_channel: 'sandbox-card', card_token: 'tok_approve' } as const;

it('offers the sandbox’s cards on a demo, and says on a live store why not', () => {
  const [, onDemo] = listPaymentChannels(market, {});
  const [, onLive] = listPaymentChannels(market, { refusesSandbox: true });
  expect([onDemo, onLive]).toEqual([
    { channel: 'sandbox-card', available: true },
    { channel: 'sandbox-card', available: false, reason: 'not-on-a-live-store' },
  ]);
});

it('takes no card of the sandbox on a live store', () => {
  expect(startPayment(market, card, {})).toBe('paid');
  expect(() => startPayment(market, card, { refusesSandbox: true })).toThrow(
    'sandbox-card is not offered here',
  );
});
