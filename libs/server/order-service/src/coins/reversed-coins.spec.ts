import { expect, it } from 'vitest';
import { buyer, data, seller, setUpAfterSaleStore } from '../testing/after-sale-store.ts';
import { addCoins, takeCoins } from './coin-ledger.ts';

const { ids, call, order, detail, deliver, coins, requestReturn, db, server } = setUpAfterSaleStore();

const owner = { userid: buyer, market: 'SG' };

/** Adds coins from elsewhere, or takes them. */
async function changeBalance(change: number): Promise<void> {
  const deps = { db: db(), ids };
  const entry = { amount: Math.abs(change), reference: String(ids.next()), now: server().clock.now };
  if (change < 0) await takeCoins(deps, owner, { kind: 'spent', ...entry });
  else await addCoins(deps, owner, { kind: 'reward', ...entry });
}

const openReturn = async (order_id: number, line_no: number) => {
  const pieces = [{ line_no, quantity: 1 }];
  const seen_amount = { amount: line_no === 1 ? 1000 : 500, currency: 'SGD' };
  return data<{ return_id: number }>(await requestReturn(order_id, { pieces, seen_amount })).return_id;
};

it('takes back the coins of a refund in parts, as the balance allows', async () => {
  const order_id = await order();
  await deliver(order_id);
  await call(buyer, 'order/receive', { order_id });
  expect(await coins()).toBe(35);
  await changeBalance(-33);
  const refunded = await openReturn(order_id, 1);
  await call(seller, 'seller/return/answer', { return_id: refunded, action: 'refund' });
  expect([(await detail(order_id)).refunded?.amount, await coins()]).toEqual([1000, 0]);
  await changeBalance(5);
  const withdrawn = await openReturn(order_id, 2);
  expect(await call(buyer, 'return/move', { return_id: withdrawn, action: 'withdraw' })).toMatchObject({
    error: 0,
  });
  expect([(await detail(order_id)).status, await coins()]).toEqual(['completed', 0]);
  await changeBalance(9);
  const last = await openReturn(order_id, 2);
  await call(buyer, 'return/move', { return_id: last, action: 'withdraw' });
  expect(await coins()).toBe(9 - 3);
});
