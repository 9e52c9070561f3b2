import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkQuantity, clampQuantity, quantityLimit } from './index.ts';

it('accepts exactly the integers from 1 to limit and stock', () => {
  fc.assert(
    fc.property(fc.anything(), fc.nat({ max: 2000 }), (wanted, stock) => {
      const check = checkQuantity(wanted, stock);
      const fits =
        Number.isInteger(wanted) && Number(wanted) >= 1 && Number(wanted) <= Math.min(quantityLimit, stock);
      expect(check.valid).toBe(fits);
    }),
  );
});

it('a clamped quantity is valid whenever there is stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 2000 }), (wanted, stock) => {
      expect(checkQuantity(clampQuantity(wanted, stock), stock).valid).toBe(true);
    }),
  );
});
