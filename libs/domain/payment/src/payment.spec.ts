import { marketByCode, markets } from '@pasar/markets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  barcodeWidths,
  describeCard,
  describePaymentMethods,
  formatCardExpiry,
  groupDigits,
  installmentPlan,
  isPaymentOpen,
  listPaymentMethods,
  nextPaymentState,
  paymentAmount,
  paymentExpiresAt,
  paymentMethod,
  paymentShares,
  paymentStates,
  getMarketPayments,
  refundableAmount,
  toPaymentFailure,
} from './index.ts';
import type { PaymentEvent } from './index.ts';

const state = fc.constantFrom(...paymentStates);
const event = fc.constantFrom<PaymentEvent>('waits', 'no-answer', 'paid', 'failed', 'deadline', 'cancel');

it('stays paid whatever happens later, and becomes paid once the money arrives', () => {
  fc.assert(
    fc.property(fc.array(event), fc.array(event), (before, after) => {
      const events = [...before, 'paid' as const, ...after];
      expect(events.reduce(nextPaymentState, paymentStates[0])).toBe('paid');
    }),
  );
});

it.each([
  [{ brand: 'visa', last_four: '4242', expires_month: 9, expires_year: 2030 }, 'Visa •••• 4242 09/30'],
  [{ brand: 'troy', last_four: '0001', expires_month: 12, expires_year: 2105 }, 'troy •••• 0001 12/05'],
])('describes the card %j', (card, text) => {
  expect(`${describeCard(card)} ${formatCardExpiry(card)}`).toBe(text);
});

it('leaves the unknown state only by the provider’s response', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<PaymentEvent>('no-answer', 'deadline', 'cancel')), (events) => {
      expect(events.reduce(nextPaymentState, 'unknown' as const)).toBe('unknown');
    }),
  );
});

it('never reopens a payment', () => {
  fc.assert(
    fc.property(state, event, (from, what) => {
      if (!isPaymentOpen(from)) expect(isPaymentOpen(nextPaymentState(from, what))).toBe(false);
    }),
  );
});

it('splits an amount into months that sum to it and differ by a minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 24 }), (amount, months) => {
      const parts = installmentPlan({ amount, currency: 'SGD' }, months).map((part) => part.amount);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
  expect(() => installmentPlan({ amount: 1, currency: 'SGD' }, 0)).toThrow(RangeError);
});

it('pays each order its own total, over 10,000 payments of several orders', () => {
  const orders = fc.array(fc.record({ order_id: fc.nat(), total: fc.nat({ max: 1e9 }) }), { minLength: 1 });
  fc.assert(
    fc.property(orders, (paid) => {
      const shares = paymentShares(paid);
      expect(paymentAmount(shares)).toBe(paid.reduce((sum, { total }) => sum + total, 0));
      expect(shares.map(({ amount }) => amount)).toEqual(paid.map(({ total }) => total));
    }),
    { numRuns: 10_000 },
  );
});

it('never refunds more than was captured, however it is split', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat()), (charged, asked) => {
      const refunded = asked.reduce((sum, amount) => {
        const allowed = refundableAmount(charged, sum);
        return sum + Math.min(allowed, amount);
      }, 0);
      expect(refunded).toBeLessThanOrEqual(charged);
    }),
  );
});

it.each(markets.map(({ code }) => [code] as const))('%s has the settings that its methods need', (code) => {
  const { methods, qrScheme, banks, stores, months } = getMarketPayments(code);
  expect(new Set(methods).size).toBe(methods.length);
  const has = { bank: banks.length, store: stores.length, months: months.length };
  for (const method of methods) {
    const { option, flow } = paymentMethod(method);
    if (option) expect(has[option]).toBeGreaterThan(0);
    if (flow === 'qr') expect(qrScheme).toBeTruthy();
  }
});

it.each(markets)('$code has a method for everybody', (market) => {
  const terms = {
    amount: 100,
    allowsCod: false,
    allowsInstallments: false,
    itemsAllowInstallments: false,
  } as const;
  for (const context of ['marketplace', 'direct-purchase', 'food', 'play'] as const) {
    const offered = listPaymentMethods(market, { ...terms, context });
    expect(offered.some(({ available }) => available)).toBe(true);
  }
});

it('has a time limit for each method', () => {
  expect(paymentExpiresAt('qr', 1000)).toBe(901_000);
  expect(paymentExpiresAt('convenience-store', 0)).toBe(172_800_000);
});

it.each([
  ['wallet-balance', 'wallet-balance'],
  ['toString', 'declined'],
  ['', 'declined'],
  [null, 'declined'],
])('parses the reason %j as %s', (text, reason) => {
  expect(toPaymentFailure(text)).toBe(reason);
});

it('encodes a number as a barcode, and returns null for other text', () => {
  // Start, 1 and 2 interleaved, stop.
  expect(barcodeWidths('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  expect([barcodeWidths('123'), barcodeWidths(''), barcodeWidths('1a')]).toEqual([null, null, null]);
  expect(groupDigits('12345678901')).toBe('1234 5678 901');
});

const described = (amount: number | undefined, serves = (_: string) => true, preferred?: string) =>
  describePaymentMethods(
    marketByCode('BR'),
    {
      amount,
      allowsCod: true,
      allowsInstallments: true,
      itemsAllowInstallments: true,
      context: 'marketplace',
    },
    { serves, preferred },
  );

it('describes the options of each method', () => {
  const [pix, card, installments, store] = described(10_001, undefined, 'card');
  expect(pix).toEqual({ method: 'qr', available: true, scheme: 'Pix', options: [], plans: [] });
  expect(card).toEqual({ method: 'card', available: true, preferred: true, options: [], plans: [] });
  expect(installments?.plans[0]).toEqual({ months: 2, first: { amount: 5001, currency: 'BRL' } });
  expect(store?.options.map(({ id }) => id)).toEqual(['corner24', 'dailystop']);
});

it('returns no months for an unknown amount, and no method without a provider', () => {
  expect(described(undefined).flatMap(({ plans }) => plans)).toEqual([]);
  expect(described(10_000, (method) => method === 'wallet').map(({ method }) => method)).toEqual(['wallet']);
  expect(described(100, undefined, 'installments').some(({ preferred }) => preferred)).toBe(false);
});
