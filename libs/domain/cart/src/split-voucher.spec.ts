import { money, sumMoney } from '@pasar/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VoucherRule } from './evaluate-voucher.ts';
import { evaluateVoucher, voucherSavings } from './evaluate-voucher.ts';
import { splitVoucher } from './split-voucher.ts';

const sgd = (amount: number) => money(amount, 'SGD');
const toLines = (subtotals: readonly number[]) =>
  subtotals.map((amount, index) => ({ itemid: index + 1, subtotal: sgd(amount) }));
const split = (itemids: readonly number[] | undefined, subtotals: readonly number[], discount: number) =>
  splitVoucher({ ...(itemids && { itemids }) }, toLines(subtotals), sgd(discount)).map(
    ({ amount }) => amount,
  );

it.each([
  ['the whole shop', undefined, [1000, 3000], 400, [100, 300]],
  ['a chosen product', [2], [1000, 3000], 400, [0, 400]],
  ['two of three, with a remainder', [1, 3], [100, 100, 100], 101, [51, 0, 50]],
  ['nothing', [2], [1000, 0], 0, [0, 0]],
])('splits the discount on %s', (_, itemids, subtotals, discount, expected) => {
  expect(split(itemids, subtotals, discount)).toEqual(expected);
});

it('the parts sum to the discount, and none exceeds its line', () => {
  const amounts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      amounts,
      fc.array(fc.integer({ min: 1, max: 8 })),
      fc.nat(99_999_999),
      (subtotals, ids, value) => {
        const lines = toLines(subtotals);
        const voucher: VoucherRule = {
          kind: 'fixed',
          ...{ code: 'SOME', shopid: 1, amount: sgd(value), min_spend: sgd(0), uses_left: 1 },
          ...{ starts_at: 0, ends_at: 2, ...(ids.length > 0 && { itemids: ids }) },
        };
        const merchandise = sumMoney(
          lines.map(({ subtotal }) => subtotal),
          'SGD',
        );
        const judged = evaluateVoucher(voucher, { shopid: 1, merchandise, shipping: sgd(0), lines }, 1);
        const discount = voucherSavings(judged, 'SGD').merchandise;
        const parts = splitVoucher(voucher, lines, discount);
        expect(sumMoney(parts, 'SGD')).toEqual(discount);
        expect(parts.every(({ amount }, at) => amount >= 0 && amount <= (subtotals[at] ?? 0))).toBe(true);
      },
    ),
  );
});
