import { addMoney, money, priceStep, subtractMoney, sumMoney } from '@pasar/money';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutShopInput, CheckoutSums, VoucherRule } from './index.ts';
import { evaluateVoucher, priceCheckout } from './index.ts';

/** Amounts are prices of the currency: multiples of its step. */
function createArbitraries(currency: string) {
  const step = priceStep(currency);
  const amount = fc.integer({ min: 0, max: 1e7 }).map((steps) => money(steps * step, currency));
  const base = { code: 'X', starts_at: 0, ends_at: 10, uses_left: 1 };
  const vouchers = (shopid?: number): fc.Arbitrary<VoucherRule> =>
    fc
      .record({
        min_spend: amount,
        percent: fc.integer({ min: 1, max: 100 }),
        amount,
        cap: fc.option(amount, { nil: undefined }),
      })
      .chain(({ percent, amount: fixed, cap, min_spend }) => {
        const common = { ...base, min_spend, ...(shopid === undefined ? {} : { shopid }) };
        const capped = cap === undefined ? {} : { cap };
        return fc.constantFrom<VoucherRule>(
          { ...common, kind: 'percentage', percent, ...capped },
          { ...common, kind: 'fixed', amount: fixed },
          { ...common, kind: 'free-shipping', ...capped },
        );
      });
  const line = fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 999 }) });
  const shop = (shopid: number): fc.Arbitrary<CheckoutShopInput> =>
    fc.record(
      {
        shopid: fc.constant(shopid),
        lines: fc.array(line, { maxLength: 4 }),
        shipping: amount,
        voucher: vouchers(shopid),
      },
      { requiredKeys: ['shopid', 'lines', 'shipping'] },
    );
  const checkout = fc.record(
    {
      currency: fc.constant(currency),
      shops: fc.tuple(shop(1), shop(2), shop(3)),
      platformVoucher: vouchers(),
      now: fc.constant(5),
    },
    { requiredKeys: ['currency', 'shops', 'now'] },
  );
  return { amount, checkout, step, vouchers };
}

const runs = { numRuns: 10_000 };
/** So many runs are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const fields = [
  'merchandise_total',
  'shipping_total',
  'voucher_discount',
  'shipping_discount',
  'total',
] as const;

const addsUp = (sums: CheckoutSums): boolean => {
  const before = addMoney(sums.merchandise_total, sums.shipping_total);
  const off = addMoney(sums.voucher_discount, sums.shipping_discount);
  return subtractMoney(before, off).amount === sums.total.amount;
};

describe.each(['SGD', 'TWD', 'VND'])('laws of a checkout in %s', (currency) => {
  const { amount, checkout, step, vouchers } = createArbitraries(currency);

  it('orders sum to the checkout, field by field', () => {
    fc.assert(
      fc.property(checkout, (input) => {
        const priced = priceCheckout(input);
        const summed = fields.map((field) =>
          sumMoney(
            priced.shops.map((each) => each[field]),
            currency,
          ),
        );
        expect(summed).toEqual(fields.map((field) => priced[field]));
      }),
      runs,
    );
  });

  it('every order adds up in prices, and no discount exceeds its amount', () => {
    fc.assert(
      fc.property(checkout, (input) => {
        for (const sums of [...priceCheckout(input).shops, priceCheckout(input)]) {
          expect(addsUp(sums)).toBe(true);
          expect(fields.filter((field) => sums[field].amount % step !== 0)).toEqual([]);
          expect(sums.voucher_discount.amount).toBeLessThanOrEqual(sums.merchandise_total.amount);
          expect(sums.shipping_discount.amount).toBeLessThanOrEqual(sums.shipping_total.amount);
          expect(Math.min(...fields.map((field) => sums[field].amount))).toBeGreaterThanOrEqual(0);
        }
      }),
      runs,
    );
  });

  it('a voucher never increases the total', () => {
    fc.assert(
      fc.property(checkout, ({ platformVoucher: _, ...without }) => {
        const bare = priceCheckout({
          ...without,
          shops: without.shops.map(({ voucher: __, ...rest }) => rest),
        });
        expect(priceCheckout(without).total.amount).toBeLessThanOrEqual(bare.total.amount);
      }),
      runs,
    );
  });

  it('a voucher is used fully or not at all', () => {
    fc.assert(
      fc.property(vouchers(), amount, amount, (voucher, merchandise, shipping) => {
        const judged = evaluateVoucher(voucher, { merchandise, shipping }, 5);
        expect(judged.applies).toBe(merchandise.amount >= voucher.min_spend.amount);
      }),
      runs,
    );
  });
});
