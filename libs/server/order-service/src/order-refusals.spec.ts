import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { one, setUpOrderStore, sgd, two } from './testing/order-store.ts';

const { usesLeft, countOf, db, server } = setUpOrderStore();

const before = () => db().updateTable('item').where('itemid', '=', 11);

/** Changes between preview and order, and forged input, with the expected error code. */
const refusals: [string, number, () => Promise<unknown>, Record<string, unknown>?][] = [
  ['a price that went up', 70000004, () => before().set({ price: 1200 }).execute()],
  ['an item that has sold out', 70000005, () => before().set({ stock: 0 }).execute()],
  ['an item with less stock', 70000005, () => before().set({ stock: 1 }).execute()],
  ['a delisted item', 70000006, () => before().set({ status: 3 }).execute()],
  ['a deleted item', 70000006, () => db().deleteFrom('item').where('itemid', '=', 11).execute()],
  ['a stale cart', 70000010, () => db().deleteFrom('cart_line').execute()],
  ['a total in another currency', 70000004, async () => 0, { seen_total: { amount: 2550, currency: 'USD' } }],
  ['a forged total', 70000004, async () => 0, { seen_total: sgd(1) }],
  ['a negative total', 1, async () => 0, { seen_total: sgd(-2250) }],
  ['lines that were not seen', 70000230, async () => 0, { seen_lines: '1.11.0.1' }],
  ['no line that was seen', 70000230, async () => 0, { seen_lines: '' }],
  ["a stranger's address", 70000015, async () => 0, { address_id: 500_008 }],
  ['an unknown delivery', 70000011, async () => 0, { deliveries: '1:drone' }],
  ['a malformed delivery', 1, async () => 0, { deliveries: 'drone' }],
  ['an unknown voucher', 70000009, async () => 0, { vouchers: 'NOBODYS' }],
  ["another shop's voucher", 70000009, async () => 0, { vouchers: 'SHOP2' }],
  ['two vouchers of the marketplace', 70000009, async () => 0, { vouchers: 'OFF3,SHIP' }],
  ['a price of the client', 1, async () => 0, { price: 1 }],
  ['a delivery fee of the client', 1, async () => 0, { shipping_fee: sgd(0) }],
  ['a discount of the client', 1, async () => 0, { voucher_discount: sgd(2000) }],
  ['coins of the client', 1, async () => 0, { use_coins: 100 }],
  ['a card number', 1, async () => 0, { payment_channel: 'card', card_number: '4111111111111111' }],
  ['a method of another market', 70000014, async () => 0, { payment_channel: 'convenience-store' }],
];

it.each(refusals)('rejects %s, and changes nothing', async (_, code, meanwhile, body = {}) => {
  await server().fill(7, [one]);
  await meanwhile();
  const answer = await server().order(7, 'k', { seen_total: sgd(2250), ...body });
  expect(answer.error).toBe(code);
  expect([await countOf('orders'), await countOf('checkout'), await countOf('outbox')]).toEqual([0, 0, 0]);
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([10, 10]);
});

it('rejects a voucher that this shopper has used up', async () => {
  for (const key of ['a', 'b', 'c']) {
    await server().fill(7, [{ ...one, quantity: 1 }]);
    const { error } = await server().order(7, key, { vouchers: 'OFF3' });
    expect([key, error]).toEqual([key, key === 'c' ? 70000009 : 0]);
  }
});

it('buys the remaining lines if the preview showed that the others are left out', async () => {
  await server().fill(7, [one, { ...two, quantity: 9 }]);
  expect((await server().order(7, 'k')).data).toMatchObject({ total: sgd(2250) });
  expect(await db().selectFrom('cart_line').select('itemid').execute()).toEqual([{ itemid: 12 }]);
});

it('rejects another variant of the same price, which another device chose meanwhile', async () => {
  await db().updateTable('model').set({ price: 700 }).where('modelid', '=', 122).execute();
  await server().fill(7, [one, two]);
  await db().updateTable('cart_line').set({ modelid: 122 }).where('itemid', '=', 12).execute();
  const refused = await server().order(7, 'a', { seen_lines: '1.11.0.2,2.12.121.1' });
  expect(refused.error).toBe(errorCodes.LINES_CHANGED);
  expect(await countOf('orders')).toBe(0);
  const placed = await server().order(7, 'b', { seen_lines: '2.12.122.1,1.11.0.2' });
  expect([placed.error, await countOf('orders')]).toEqual([0, 2]);
});
