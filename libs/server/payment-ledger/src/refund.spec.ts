import { createIds } from '@pasar/database';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findLedgerDifferences, readOrderBalance, recordCharge, refund } from './index.ts';
import type { LedgerDeps, RefundRequest } from './index.ts';

let store: TestDatabase;
const ids = createIds({ now: Date.now, worker: 0 });
const order = { user_id: 7, order_id: 21, market: 'SG', currency: 'SGD' };

beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['ledger_entry', 'payment_refund', 'orders'] as const)
    await store.db.deleteFrom(table).execute();
  await sql`insert into orders (user_id, order_id, checkoutid, order_sn, market, shopid, shop_name, shop_username,
    currency, merchandise_total, shipping_total, voucher_discount, shipping_discount, total, payment_channel, address,
    delivery, created_at, status, payment_status)
    values (7, 21, 1, 'n', 'SG', 1, 's', 's', 'SGD', 1000, 0, 0, 0, 1000, 'cod', '{}', '{}', 5, 'completed', 'paid')`.execute(
    store.db,
  );
});

const inside = <Result>(work: (deps: LedgerDeps) => Promise<Result>): Promise<Result> =>
  store.db.transaction().execute((db) => work({ db, ids }));
const charge = (amount = 1000) =>
  inside((deps) => recordCharge(deps, { order, provider: 'courier', amount, now: 1 }));
const ask = (request: Partial<RefundRequest>) =>
  inside((deps) =>
    refund(deps, { user_id: 7, order_id: 21, amount: 'all', reason: 'return', key: 'k', now: 2, ...request }),
  );
const balance = () => readOrderBalance(store, order);

it('refunds what was charged, once per key', async () => {
  await charge();
  const first = await ask({});
  expect(first).toMatchObject({ amount: 1000, state: 'done' });
  expect(await ask({})).toEqual(first);
  expect(await ask({ key: 'other' })).toBeNull();
  expect(await balance()).toEqual({ charged: 1000, refunded: 1000, provider: 'courier' });
});

it('rejects more than is left, and writes nothing then', async () => {
  await charge();
  await ask({ amount: 400 });
  await expect(ask({ amount: 601, key: 'more' })).rejects.toThrow('At most 600');
  expect((await balance()).refunded).toBe(400);
  expect(await findLedgerDifferences(store)).toEqual([]);
});

it('has nothing to refund for an unpaid order, and throws for an unknown one', async () => {
  expect(await ask({})).toBeNull();
  await expect(ask({ user_id: 8 })).rejects.toThrow('There is no such order');
  await expect(ask({ amount: -1 })).rejects.toThrow(RangeError);
});

it('refunds no more with 20 concurrent requests', async () => {
  await charge();
  const refunds = Array.from({ length: 20 }, (_, index) => ask({ amount: 300, key: `k${index}` }));
  const settled = await Promise.allSettled(refunds);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await balance()).toMatchObject({ charged: 1000, refunded: 900 });
});

it('balances for any charges and refunds', async () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1200 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(amounts, async (asked) => {
      for (const table of ['ledger_entry', 'payment_refund'] as const)
        await store.db.deleteFrom(table).execute();
      await charge();
      for (const [index, amount] of asked.entries())
        await ask({ amount, key: `k${index}` }).catch(() => undefined);
      expect(await findLedgerDifferences(store)).toEqual([]);
      const { refunded } = await balance();
      expect(refunded).toBeLessThanOrEqual(1000);
    }),
    { numRuns: 25 },
  );
});

it('rejects a transaction that does not balance', async () => {
  const entry = {
    transaction_id: 1,
    line_no: 1,
    kind: 'charge',
    account: 'orders',
    amount: 5,
    at: 1,
  } as const;
  const written = store.db
    .insertInto('ledger_entry')
    .values({ ...order, ...entry })
    .execute();
  await expect(written).rejects.toThrow('ledger_balances');
});

it.each([
  ['paid order without its charge', async () => undefined],
  [
    'charge without a paid order',
    async () => {
      await charge();
      await store.db.updateTable('orders').set({ payment_status: 'due-on-delivery' }).execute();
    },
  ],
  [
    'refund missing in the ledger',
    async () => {
      await charge();
      await ask({ amount: 10 });
      await store.db.updateTable('payment_refund').set({ amount: 20 }).execute();
    },
  ],
])('reports a %s', async (kind, spoil) => {
  await spoil();
  expect(await findLedgerDifferences(store)).toEqual([{ kind, id: '21', detail: expect.any(String) }]);
});
