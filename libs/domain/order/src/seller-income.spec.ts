import { priceStep } from '@pasar/money';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { sellerIncome } from './seller-income.ts';
import type { SoldOrder } from './seller-income.ts';

const runs = { numRuns: 10_000 };
/** So many runs are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const lines = fc.array(
  fc.record({
    subtotal: fc.nat(10_000_000),
    quantity: fc.integer({ min: 1, max: 9 }),
    returns: fc.nat(9),
  }),
  { minLength: 1, maxLength: 5 },
);
const orders = fc
  .record({
    lines,
    currency: fc.constantFrom('SGD', 'IDR', 'VND', 'TWD'),
    voucherPercent: fc.nat(100),
    shopShipping: fc.nat(5000),
    commissionBasisPoints: fc.nat(5000),
    transactionFeeBasisPoints: fc.nat(5000),
    isCancelled: fc.boolean(),
  })
  .map(
    ({
      lines: made,
      voucherPercent,
      commissionBasisPoints,
      transactionFeeBasisPoints,
      ...rest
    }): SoldOrder => {
      const goods = made.reduce((sum, { subtotal }) => sum + subtotal, 0);
      return {
        ...rest,
        goods,
        shopVoucher: Math.floor((goods * voucherPercent) / 100),
        fees: { commissionBasisPoints, transactionFeeBasisPoints },
        lines: made.map(({ subtotal, quantity, returns }, index) => ({
          ...{ line_no: index + 1, subtotal, quantity, returned: Math.min(returns, quantity) },
        })),
      };
    },
  );

it('adds up to the goods, with no negative part', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { goods, income, ...parts } = sellerIncome(order);
      expect(income + Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(goods);
      expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

it('is never negative beyond the shop’s delivery voucher, and refunds never exceed the goods', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { goods, shopVoucher, shopShipping, refunds, income } = sellerIncome(order);
      expect(income + shopShipping).toBeGreaterThanOrEqual(0);
      expect(refunds).toBeLessThanOrEqual(goods - shopVoucher);
    }),
    runs,
  );
});

it('is zero when nothing is left of the order', () => {
  fc.assert(
    fc.property(orders, fc.boolean(), (order, isCancelled) => {
      const returned = order.lines.map((line) => ({ ...line, returned: line.quantity }));
      const nothing = isCancelled ? { isCancelled } : { lines: returned };
      const { income, refunds, commission, transactionFee, shopShipping } = sellerIncome({
        ...order,
        ...nothing,
      });
      expect([income, commission, transactionFee, shopShipping]).toEqual([0, 0, 0, 0]);
      expect(refunds).toBe(order.goods - order.shopVoucher);
    }),
    runs,
  );
});

it('never rises with another returned piece by more than the rounding of its two fees', () => {
  fc.assert(
    fc.property(orders, fc.nat(4), (order, pick) => {
      const index = pick % order.lines.length;
      const before = { ...order, isCancelled: false, shopShipping: 0 };
      const more = before.lines.map((line, each) =>
        each === index ? { ...line, returned: Math.min(line.quantity, line.returned + 1) } : line,
      );
      const rise = sellerIncome({ ...before, lines: more }).income - sellerIncome(before).income;
      expect(rise).toBeLessThan(2 * priceStep(order.currency));
    }),
    runs,
  );
});

it('throws for more returned pieces than were bought', () => {
  const line = { line_no: 1, subtotal: 100, quantity: 1, returned: 2 };
  const fees = { commissionBasisPoints: 0, transactionFeeBasisPoints: 0 };
  const order = { currency: 'SGD', goods: 100, shopVoucher: 0, shopShipping: 0, fees, isCancelled: false };
  expect(() => sellerIncome({ ...order, lines: [line] })).toThrow(RangeError);
});
