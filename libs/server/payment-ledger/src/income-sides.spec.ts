import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { incomeSides } from './income-sides.ts';
import type { LedgerSide } from './ledger-side.ts';

/** So many runs are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const amount = fc.nat(100_000_000);
const shares = fc.record({
  ...{ shopid: fc.constant(1), paid: amount, commission: amount, transactionFee: amount, delivery: amount },
  // Negative if a seller pays more for delivery than the goods bring.
  income: fc.integer({ min: -1_000_000, max: 100_000_000 }),
});
const sum = (sides: readonly LedgerSide[]) => sides.reduce((total, side) => total + side.amount, 0);

it('balances at every release of an order, and ends with what the last one says', () => {
  fc.assert(
    fc.property(fc.array(shares, { minLength: 1, maxLength: 5 }), (releases) => {
      const posted = new Map<string, number>();
      for (const release of releases) {
        const sides = incomeSides(release, posted);
        expect(sum(sides)).toBe(0);
        for (const { account, amount: more } of sides) posted.set(account, (posted.get(account) ?? 0) + more);
        expect(incomeSides(release, posted)).toEqual([]);
      }
      const balances = [...posted].filter(([, balance]) => balance !== 0);
      const last = releases.at(-1);
      const expected = last ? incomeSides(last, new Map()) : [];
      expect(new Map(balances)).toEqual(new Map(expected.map((side) => [side.account, side.amount])));
    }),
    { numRuns: 10_000 },
  );
});
