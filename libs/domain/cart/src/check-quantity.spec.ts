import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkQuantity, clampQuantity, quantityLimit } from './index.ts';

it('what it calls valid is a whole number from 1 to limit and stock', () => {
  fc.assert(
    fc.property(fc.anything(), fc.nat({ max: 2000 }), (wanted, stock) => {
      const check = checkQuantity(wanted, stock);
      const fits =
        Number.isInteger(wanted) && Number(wanted) >= 1 && Number(wanted) <= Math.min(quantityLimit, stock);
      expect(check.valid).toBe(fits);
    }),
  );
});

it('the nearest quantity is valid whenever there is any stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 2000 }), (wanted, stock) => {
      expect(checkQuantity(clampQuantity(wanted, stock), stock).valid).toBe(true);
    }),
  );
});
