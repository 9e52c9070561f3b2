import { marketByCode, markets } from '@pasar/markets';
import { expect, it } from 'vitest';
import { listPaymentChannels, startPayment } from './payment-channels.ts';

const market = marketByCode('SG');
const quoteOf = (...allowed: boolean[]) => ({
  shops: allowed.map((can_use_cod) => ({ lines: [{ offer: { can_use_cod } }] })),
});
const allowsCod = quoteOf(true);
const codlessMarket = markets.find(({ cod }) => !cod)!.code;
const card = { payment_channel: 'sandbox-card', card_token: 'tok_approve' } as const;

it('offers the sandbox’s cards on a demo, and says on a live store why not', () => {
  const [, onDemo] = listPaymentChannels(market, allowsCod, {});
  const [, onLive] = listPaymentChannels(market, allowsCod, { refusesSandbox: true });
  expect([onDemo, onLive]).toEqual([
    { channel: 'sandbox-card', available: true },
    { channel: 'sandbox-card', available: false, reason: 'not-on-a-live-store' },
  ]);
});

it('takes no card of the sandbox on a live store', () => {
  expect(startPayment(market, allowsCod, card, {})).toBe('paid');
  expect(() => startPayment(market, allowsCod, card, { refusesSandbox: true })).toThrow(
    'sandbox-card is not offered here',
  );
});

it.each([
  ['every item allows it', 'SG', [true, true], undefined],
  ['one item does not', 'SG', [true, false], 'not-for-these-items'],
  ['the market does not', codlessMarket, [true], 'not-in-this-market'],
] as const)('offers cash on delivery only where %s', (_, code, allowed, reason) => {
  const [cod] = listPaymentChannels(marketByCode(code), quoteOf(...allowed), {});
  expect([cod?.available, cod?.reason]).toEqual([reason === undefined, reason]);
});

it('takes no order on delivery of an item that does not allow it', () => {
  const start = () => startPayment(market, quoteOf(false), { payment_channel: 'cod' }, {});
  expect(start).toThrow('cod is not offered here');
});
