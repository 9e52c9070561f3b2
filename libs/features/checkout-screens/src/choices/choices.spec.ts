import { expect, it } from 'vitest';
import { noChoices, orderRequest, previewQuery } from './choices.ts';
import type { Choices } from './choices.ts';

it.each<[string, Partial<Choices>, object]>([
  ['no choice asks nothing', {}, {}],
  ['an address', { addressId: 7 }, { address_id: 7 }],
  [
    'vouchers, in one order whatever was chosen first',
    { vouchers: { 12: 'SHOP', 0: 'PASAR' } },
    { vouchers: 'PASAR,SHOP' },
  ],
  [
    'a delivery a shop',
    { deliveries: { 12: 'economy', 13: 'standard' } },
    { deliveries: '12:economy,13:standard' },
  ],
])('%s', (_, choices, query) => {
  expect(previewQuery({ ...noChoices, ...choices })).toEqual(query);
});

it('an order carries the choices, the total that was seen and the notes that say something', () => {
  const choices = { ...noChoices, vouchers: { 0: 'PASAR' }, notes: { 12: ' ring twice ', 13: '  ' } };
  const total = { amount: 1290, currency: 'SGD' };
  expect(orderRequest(choices, { addressId: 7, payment: 'card-approved', total })).toEqual({
    address_id: 7,
    vouchers: 'PASAR',
    payment_channel: 'sandbox-card',
    card_token: 'tok_approve',
    seen_total: total,
    messages: [{ shopid: 12, text: 'ring twice' }],
  });
});
