import { expect, it } from 'vitest';
import { soldShare } from './sold-share.ts';

it.each([
  [{ stock: 100, sold: 0 }, 0],
  [{ stock: 3, sold: 1 }, 33],
  [{ stock: 1000, sold: 999 }, 99],
  [{ stock: 5, sold: 5 }, 100],
  [{ stock: 0, sold: 0 }, 100],
])('%o is sold to %i per cent', (sale, share) => {
  expect(soldShare(sale)).toBe(share);
});
