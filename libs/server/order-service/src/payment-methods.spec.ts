import { marketByCode, markets } from '@pasar/markets';
import { expect, it } from 'vitest';
import { initialPaymentStatus, listCheckoutMethods } from './payment-methods.ts';
import type { PayableQuote } from './payment-methods.ts';

const market = marketByCode('SG');
const flags = {
  can_use_cod: true,
  is_cc_installment_payment_eligible: true,
  is_non_cc_installment_payment_eligible: false,
};
const createItemQuote = (offers: readonly (typeof flags)[], amount = 20_000): PayableQuote => ({
  shops: offers.map((offer) => ({ lines: [{ offer }] })),
  sums: { total: { amount } },
});
const createQuote = (allowed: readonly boolean[], amount?: number): PayableQuote =>
  createItemQuote(
    allowed.map((can_use_cod) => ({ ...flags, can_use_cod })),
    amount,
  );
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

const noCard = { ...flags, is_cc_installment_payment_eligible: false };
const onlyOther = { ...noCard, is_non_cc_installment_payment_eligible: true };
const refused = { available: false, reason: 'not-for-these-items' };

/** @spec badge-installments */
it.each([
  ['all items allow it', 'SG', [flags, flags], { available: true }],
  ['one item does not', 'SG', [flags, noCard], refused],
  ['one item allows other instalments only', 'SG', [onlyOther], refused],
  ['the market counts the other flag', 'ES', [onlyOther], { available: true }],
] as const)('offers instalments where %s', (_, code, offers, offered) => {
  const listed = listCheckoutMethods(marketByCode(code), createItemQuote(offers), { context });
  expect(listed).toContainEqual(expect.objectContaining({ method: 'installments', ...offered }));
});

it('rejects instalments for an item that does not allow them', () => {
  const start = () =>
    initialPaymentStatus(market, createItemQuote([noCard]), { payment_channel: 'installments' }, {});
  expect(start).toThrow('payment method installments is not available');
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
