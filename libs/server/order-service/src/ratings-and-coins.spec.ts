import { dayMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { sweepAfterSale } from './after-sale/sweep-after-sale.ts';
import { addCoins, takeCoins } from './coins/coin-ledger.ts';
import { buyer, setUpAfterSaleStore, start } from './testing/after-sale-store.ts';

const { ids, call, order, detail, deliver, coins, db, server } = setUpAfterSaleStore();

it('a line can be rated once and its rating changed once, and the item counts it', async () => {
  const order_id = await order();
  await deliver(order_id);
  await call(buyer, 'order/receive', { order_id });
  const rate = (rating_star: number, comment = 'Good.') =>
    call(buyer, 'order/rate', { order_id, line_no: 1, rating_star, comment, pictures: [] });
  const itemid = (await detail(order_id)).lines[0]?.itemid ?? 0;
  const counted = () =>
    db()
      .selectFrom('item')
      .select(['rating_sum', 'rating_count', 'rating_breakdown'])
      .where('itemid', '=', itemid)
      .executeTakeFirst();
  const { rating_sum: sum = 0, rating_count: count = 0 } = (await counted()) ?? {};
  await rate(4);
  expect(await counted()).toMatchObject({
    rating_sum: sum + 4,
    rating_count: count + 1,
    rating_breakdown: [0, 0, 0, 1, 0],
  });
  await rate(2, 'It broke.');
  expect(await counted()).toMatchObject({
    rating_sum: sum + 2,
    rating_count: count + 1,
    rating_breakdown: [0, 1, 0, 0, 0],
  });
  expect(await rate(5)).toMatchObject({ error: 70000187 });
  expect(await db().selectFrom('rating').select(['rating_star', 'comment']).execute()).toEqual([
    { rating_star: 2, comment: 'It broke.' },
  ]);
});

it('coins in two concurrent orders are spent once, and the ledger sums to the balance', async () => {
  const owner = { userid: buyer, market: 'SG' };
  const deps = { db: db(), ids };
  await addCoins(deps, owner, { kind: 'reward', amount: 100, reference: 'a', now: start });
  await addCoins(deps, owner, { kind: 'reward', amount: 100, reference: 'a', now: start });
  const spend = (reference: string) =>
    db()
      .transaction()
      .execute((db) => takeCoins({ db, ids }, owner, { kind: 'spent', amount: 60, reference, now: start }));
  const results = await Promise.allSettled(['1', '2', '3', '4'].map(spend));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await coins()).toBe(40);
  const expiry = Date.UTC(2027, 1, 28, 16);
  await sweepAfterSale(deps, expiry - 1);
  expect(await coins()).toBe(40);
  await Promise.all([sweepAfterSale(deps, expiry), sweepAfterSale(deps, expiry)]);
  expect(await coins()).toBe(0);
});

it('collects the daily coins once, by the market’s time zone', async () => {
  const collect = () => call(buyer, 'coin/check_in', {});
  await Promise.all([collect(), collect(), collect()]);
  expect(await coins()).toBe(2);
  server().clock.now = start + dayMs;
  expect((await collect()).data).toMatchObject({ balance: 4, check_in: { done_today: true } });
  expect((await call(buyer, 'coin/entries')).data).toMatchObject({
    entries: [{ kind: 'reward' }, { kind: 'reward' }],
  });
});
