import { expect, it } from 'vitest';
import { sweepAfterSale } from '../after-sale/sweep-after-sale.ts';
import { buyer, start } from '../testing/after-sale-store.ts';
import { setUpBranchStore } from '../testing/branch-store.ts';

const { db, deps, order } = setUpBranchStore();

/** The store, in which the first thing that a sweep writes fails. */
function withOneFailure() {
  const { ids, ...others } = deps();
  let hasFailed = false;
  const next = (): number => {
    if (hasFailed) return ids.next();
    hasFailed = true;
    throw new Error('The first write fails.');
  };
  return { ...others, ids: { ...ids, next } };
}

const countRequests = async () => {
  const rows = await db().selectFrom('orders').select('reselect_by').execute();
  return rows.filter(({ reselect_by }) => reselect_by !== null).length;
};

async function insertExpiredCoins(): Promise<void> {
  const owner = { user_id: buyer, market: 'TW' };
  await db()
    .insertInto('coin_balance')
    .values({ ...owner, balance: 30 })
    .execute();
  await db()
    .insertInto('coin_entry')
    .values({
      ...{ ...owner, entry_id: 1, kind: 'reward', amount: 30, left_over: 30, reference: 'daily' },
      ...{ order_id: null, at: start - 2, expires_at: start - 1 },
    })
    .execute();
}

it('goes on with the other orders, and with the coins, where it fails for one', async () => {
  await order();
  await order();
  await db().updateTable('pick_up_branch').set({ status: 'closed' }).execute();
  await insertExpiredCoins();
  await expect(sweepAfterSale(withOneFailure(), start + 2000)).rejects.toMatchObject({
    errors: [{ message: 'The first write fails.' }],
  });
  expect(await countRequests()).toBe(1);
  const [coins] = await db().selectFrom('coin_balance').select('balance').execute();
  expect(coins?.balance).toBe(0);
  await sweepAfterSale(deps(), start + 2000);
  expect(await countRequests()).toBe(2);
});
