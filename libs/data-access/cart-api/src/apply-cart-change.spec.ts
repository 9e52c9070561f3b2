import type { Cart, CartLine } from '@pasar/cart-contract';
import { expect, it } from 'vitest';
import { applyCartChange, restoreLines, withoutLines } from './apply-cart-change.ts';

const money = (amount: number) => ({ amount, currency: 'SGD' });
const line = (itemid: number, more: Partial<CartLine> = {}): CartLine => ({
  shopid: 1,
  itemid,
  name: `Item ${itemid}`,
  model_name: '',
  picture: { id: 'p', width: 640, height: 640 },
  price: money(500),
  price_before_discount: money(600),
  quantity: 2,
  stock: 9,
  checked: true,
  subtotal: money(1000),
  ...more,
});
const shop = { shopid: 1, username: 'ana', name: 'Ana', is_official_shop: false };
const cart: Cart = {
  shops: [{ ...shop, lines: [line(1), line(2, { modelid: 7 })] }],
  checked_count: 4,
  line_count: 2,
  total: money(2000),
  saved: money(400),
};

it('a quantity changes its line and the totals', () => {
  const after = applyCartChange(cart, [{ itemid: 1, quantity: 5 }]);
  expect(after.shops[0]?.lines[0]).toMatchObject({ quantity: 5, subtotal: money(2500) });
  expect(after).toMatchObject({ total: money(3500), saved: money(700), checked_count: 7 });
});

it('a deselected line no longer counts', () => {
  expect(applyCartChange(cart, [{ itemid: 2, modelid: 7, checked: false }])).toMatchObject({
    total: money(1000),
    checked_count: 2,
  });
});

it('an accepted price is no longer marked, and a quantity keeps the mark', () => {
  const marked = applyCartChange(
    { ...cart, shops: [{ ...shop, lines: [line(1, { seen_price: money(400) })] }] },
    [{ itemid: 1, quantity: 3 }],
  );
  expect(marked.shops[0]?.lines[0]).toHaveProperty('seen_price', money(400));
  const accepted = applyCartChange(marked, [{ itemid: 1, seen_price: money(500) }]);
  expect(accepted.shops[0]?.lines[0]).not.toHaveProperty('seen_price');
});

it('another model of the item is another line', () => {
  expect(applyCartChange(cart, [{ itemid: 2, quantity: 9 }])).toEqual(cart);
});

it('removing the last line removes its shop', () => {
  expect(withoutLines(cart, [{ itemid: 1 }])).toMatchObject({ line_count: 1, total: money(1000) });
  expect(withoutLines(cart, [{ itemid: 1 }, { itemid: 2, modelid: 7 }])).toMatchObject({
    shops: [],
    total: money(0),
  });
});

it('undoes one change and keeps changes made meanwhile', () => {
  const failed = applyCartChange(cart, [{ itemid: 1, quantity: 5 }]);
  const meanwhile = applyCartChange(failed, [{ itemid: 2, modelid: 7, quantity: 3 }]);
  expect(restoreLines(meanwhile, cart, [{ itemid: 1 }])).toEqual(
    applyCartChange(cart, [{ itemid: 2, modelid: 7, quantity: 3 }]),
  );
});

it.each([
  ['a line', [{ itemid: 1 }]],
  ['the last line of a shop, with its shop', [{ itemid: 1 }, { itemid: 2, modelid: 7 }]],
])('restores %s to its position', (_, keys) => {
  expect(restoreLines(withoutLines(cart, keys), cart, keys)).toEqual(cart);
});
