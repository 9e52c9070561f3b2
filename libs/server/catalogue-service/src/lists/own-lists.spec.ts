import { expect, it } from 'vitest';
import { insert } from '../testing/insert-catalogue.ts';
import { ids, picture, setUpListStore } from '../testing/list-store.ts';

const { ask, db, get } = setUpListStore();

it('lists what the shopper bought, the latest first', async () => {
  const order = {
    user_id: 7,
    market: 'SG',
    checkoutid: 1,
    order_sn: 's',
    shop_name: 'n',
    shop_username: 'u',
  };
  const sums = {
    merchandise_total: 0,
    shipping_total: 0,
    voucher_discount: 0,
    shipping_discount: 0,
    total: 0,
  };
  const rest = {
    payment_channel: 'cod',
    address: '{}',
    delivery: '{}',
    created_at: 0,
  };
  for (const [order_id, shopid, itemid, status] of [
    [1, 1, 1, 'completed'],
    [2, 3, 5, 'completed'],
    [3, 3, 6, 'cancelled'],
    [4, 1, 8, 'completed'],
  ]) {
    const payment_status = status === 'cancelled' ? 'refunded' : 'paid';
    const place = { currency: 'SGD', order_id, shopid, status, payment_status };
    await insert(db(), 'orders', { ...order, ...sums, ...rest, ...place });
    const line = { user_id: 7, order_id, line_no: 1, shopid, itemid, name: 'n', model_name: '' };
    await insert(db(), 'order_line', { ...line, picture, price: 1, quantity: 1 });
  }
  expect(ids(await get('list/buy_again', 7))).toEqual([5, 1]);
  expect(ids(await get('list/buy_again?mart=true', 7))).toEqual([5]);
  expect(ids(await get('list/buy_again', 8))).toEqual([]);
  expect((await ask('list/buy_again')).error).toBe(19);
});

it('recommends items that go with the cart', async () => {
  expect(ids(await get('list/cart_recommend?limit=2', 7))).toEqual([7, 6]);
  const line = { user_id: 7, market: 'SG', shopid: 1, itemid: 2, quantity: 1, added_at: 0 };
  await insert(db(), 'cart_line', line);
  expect(ids(await get('list/cart_recommend', 7))).toEqual([3, 1]);
});
