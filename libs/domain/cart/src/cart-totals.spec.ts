import { money } from '@pasar/money';
import { describe, expect, it } from 'vitest';
import type { CartLineFacts } from './index.ts';
import { cartTotals, lineSubtotal } from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');
const line = (more: Partial<CartLineFacts> = {}): CartLineFacts => ({
  price: sgd(750),
  price_before_discount: sgd(1000),
  quantity: 2,
  checked: true,
  ...more,
});

describe('totals of a cart', () => {
  it.each([
    ['nothing', [], { total: sgd(0), saved: sgd(0), count: 0, lines: 0 }],
    ['one line', [line()], { total: sgd(1500), saved: sgd(500), count: 2, lines: 1 }],
    ['a deselected line', [line({ checked: false })], { total: sgd(0), saved: sgd(0), count: 0, lines: 0 }],
    [
      'a line that cannot be bought',
      [line({ problem: 'out-of-stock' })],
      { total: sgd(0), saved: sgd(0), count: 0, lines: 0 },
    ],
    [
      'two lines',
      [line(), line({ price: sgd(100), price_before_discount: sgd(100), quantity: 1 })],
      { total: sgd(1600), saved: sgd(500), count: 3, lines: 2 },
    ],
  ])('of %s', (_, lines, totals) => expect(cartTotals(lines, 'SGD')).toEqual(totals));

  it('multiplies by the quantity', () => expect(lineSubtotal(line({ quantity: 999 }))).toEqual(sgd(749250)));
});
