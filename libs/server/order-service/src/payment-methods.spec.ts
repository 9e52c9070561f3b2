import { marketByCode, markets } from '@pasar/markets';
import { expect, it } from 'vitest';
import { initialPaymentStatus, listCheckoutMethods } from './payment-methods.ts';
import type { PayableQuote } from './payment-methods.ts';

const market = marketByCode('SG');
const createQuote = (allowed: readonly boolean[], amount = 20_000): PayableQuote => ({
  shops: allowed.map((can_use_cod) => ({ lines: [{ offer: { can_use_cod } }] })),
  sums: { total: { amount } },
});
const quote = createQuote([true]);
const codlessMarket = markets.find(({ cod }) => !cod)!;
const context = 'marketplace';

it('offers methods of the market that a provider supports, and marks the preferred one', () => {
  const servesMethod = (method: string) => method !== 'wallet';
  const listed = listCheckoutMethods(market, quote, { context, servesMethod, preferred: 'card' });
  expect(listed.map(({ method }) => method)).toEqual([
    ...['qr', 'card', 'installments', 'bank-transfer', 'cod'],
  ]);
  expect(listed[1]).toEqual({ method: 'card', available: true, preferred: true, options: [], plans: [] });
});

it('offers only cash on delivery if there is no provider', () => {
  const nobody = { servesMethod: () => false };
  expect(listCheckoutMethods(market, quote, { context, ...nobody }).map(({ method }) => method)).toEqual([
    'cod',
  ]);
  expect(() => initialPaymentStatus(market, quote, { payment_channel: 'card' }, nobody)).toThrow(
    'is not available',
  );
});

it('does not prefer an unusable method', () => {
  const listed = listCheckoutMethods(market, createQuote([false]), { context, preferred: 'cod' });
  expect(listed.some((each) => each.preferred)).toBe(false);
});

it.each([
  ['all items allow it', [true, true], { available: true }],
  ['one item does not count', [true, false], { available: false, reason: 'not-for-these-items' }],
] as const)('offers cash on delivery where %s', (_, allowed, offered) => {
  expect(listCheckoutMethods(market, createQuote(allowed), { context })).toContainEqual(
    expect.objectContaining({ method: 'cod', ...offered }),
  );
});

it('omits methods that the market does not have', () => {
  const listed = listCheckoutMethods(codlessMarket, quote, { context });
  expect(listed.map(({ method }) => method)).not.toContain('cod');
});

it.each([
  ['cod', 20_000, 'due-on-delivery'],
  ['card', 20_000, 'unpaid'],
  ['card', 0, 'paid'],
] as const)('starts %s of %i as %s', (payment_channel, amount, status) => {
  expect(initialPaymentStatus(market, createQuote([true], amount), { payment_channel }, {})).toBe(status);
});

it('rejects cash on delivery for an item that does not allow it', () => {
  const start = () => initialPaymentStatus(market, createQuote([false]), { payment_channel: 'cod' }, {});
  expect(start).toThrow('payment method cod is not available');
});
