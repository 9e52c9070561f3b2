import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { refundShare } from './refund-share.ts';
import type { RefundableLine } from './refund-share.ts';

/** So many runs are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const lines = fc.array(
  fc.record({ subtotal: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 6 },
);

it('refunds sum to the amount paid in any sequence, and are never negative', () => {
  fc.assert(
    fc.property(
      lines,
      fc.nat(50_000_000),
      fc.nat(9_999),
      fc.nat(9_999),
      fc.infiniteStream(fc.nat(100)),
      (made, goods, shipping, coins, choices) => {
        let refundableLines: RefundableLine[] = made.map((line, index) => ({
          ...line,
          line_no: index + 1,
          returned: 0,
        }));
        const total = { amount: 0, coins: 0, shipping: 0 };
        for (
          let step = 0;
          step < 100 && refundableLines.some((each) => each.returned < each.quantity);
          step += 1
        ) {
          const open = refundableLines.filter((each) => each.returned < each.quantity);
          const picked = open
            .filter((_, index) => index === 0 || (choices.next().value ?? 0) % 2 === 0)
            .map((each) => ({
              line_no: each.line_no,
              quantity: 1 + ((choices.next().value ?? 0) % (each.quantity - each.returned)),
            }));
          const share = refundShare(
            { currency: 'SGD', goods, shipping, coins, lines: refundableLines },
            picked,
          );
          if (!share) throw new Error('These pieces were bought.');
          expect(
            Math.min(share.amount, share.coins, ...share.lines.map(({ amount }) => amount)),
          ).toBeGreaterThanOrEqual(0);
          expect(share.lines.reduce((sum, { amount }) => sum + amount, share.shipping)).toBe(share.amount);
          total.amount += share.amount;
          total.coins += share.coins;
          expect(total.amount).toBeLessThanOrEqual(goods + shipping);
          refundableLines = refundableLines.map((each) => ({
            ...each,
            returned: each.returned + (picked.find(({ line_no }) => line_no === each.line_no)?.quantity ?? 0),
          }));
          expect(share.isWhole).toBe(refundableLines.every((each) => each.returned === each.quantity));
        }
        expect(total).toMatchObject({ amount: goods + shipping, coins });
      },
    ),
    { numRuns: 10_000 },
  );
});

it('refunds whole Taiwan dollars', () => {
  const bought = { line_no: 1, subtotal: 10_000, quantity: 3, returned: 0 };
  const paid = { currency: 'TWD', goods: 15_000, shipping: 6000, coins: 0 };
  const paidLines = [bought, { line_no: 2, subtotal: 10_000, quantity: 1, returned: 0 }];
  const refund = (returned: number) =>
    refundShare({ ...paid, lines: [{ ...bought, returned }, ...paidLines.slice(1)] }, [
      { line_no: 1, quantity: 1 },
    ])?.amount;
  expect([refund(0), refund(1), refund(2)]).toEqual([2500, 2500, 2500]);
  const uneven = { ...paid, goods: 10_000, lines: [{ ...bought, subtotal: 10_000 }] };
  expect(refundShare(uneven, [{ line_no: 1, quantity: 1 }])?.amount).toBe(3300);
});

it.each(['TWD', 'IDR', 'COP', 'SGD'])(
  'never refunds more than was paid, and finally all of it, after %s refunds that were rounded to the minor unit',
  (currency) => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(5_000),
        fc.nat(99),
        fc.nat(9_999),
        fc.nat(9),
        (made, price, fee, coins, seed) => {
          const [goods, shipping] = [price * 100, fee * 100];
          const refunded = { amount: 0, coins: 0 };
          let left: RefundableLine[] = made.map((line, index) => ({
            ...line,
            line_no: index + 1,
            returned: 0,
          }));
          for (let unit = 0; left.some(({ returned, quantity }) => returned < quantity); unit += 1) {
            const open = left.filter(({ returned, quantity }) => returned < quantity);
            const line_no = open[(seed * unit) % open.length]?.line_no ?? 0;
            const paid = { currency, goods, shipping, coins, lines: left };
            // SGD is split to the minor unit, as all currencies once were.
            const share = refundShare(unit < seed ? { ...paid, currency: 'SGD' } : { ...paid, refunded }, [
              { line_no, quantity: 1 },
            ]);
            if (!share) throw new Error('This unit was bought.');
            expect(Math.min(share.amount, share.coins)).toBeGreaterThanOrEqual(0);
            refunded.amount += share.amount;
            refunded.coins += share.coins;
            expect(refunded.amount).toBeLessThanOrEqual(goods + (share.isWhole ? shipping : 0));
            left = left.map((each) =>
              each.line_no === line_no ? { ...each, returned: each.returned + 1 } : each,
            );
          }
          expect(refunded).toEqual({ amount: goods + shipping, coins });
        },
      ),
      { numRuns: 2_000 },
    );
  },
);
