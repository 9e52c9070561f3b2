import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { seller, start, stranger } from '../testing/after-sale-store.ts';
import { setUpIncomeStore } from '../testing/income-store.ts';

const { call, completed, db, list, order, server } = setUpIncomeStore();

it('lists by state and day, page by page', async () => {
  const first = await completed();
  server().clock.now = start + 2 * dayMs;
  await db().updateTable('item').set({ stock: 900 }).execute();
  const later: number[] = [];
  for (let count = 0; count < 21; count += 1) later.push(await order(stranger));
  const page = await list();
  expect(page.orders).toHaveLength(20);
  const rest = await list(`cursor=${page.next}`);
  expect([...page.orders, ...rest.orders].map(({ order_id }) => order_id)).toEqual([
    ...later.toReversed(),
    first,
  ]);
  expect(rest.next).toBeUndefined();
  expect((await list('state=released')).orders).toMatchObject([{ order_id: first, state: 'released' }]);
  expect((await list('from=2026-11-22&to=2026-11-23')).orders).toHaveLength(1);
  expect((await list('from=2026-11-23&to=2026-11-24&state=released')).orders).toEqual([]);
});

it.each([
  'from=2026-11-22',
  'from=2026-11-23&to=2026-11-22',
  'from=2026-02-30&to=2026-03-01',
  'from=2025-01-01&to=2026-11-22',
  'state=none',
  'cursor=x',
])('refuses the list’s query %s', async (query) => {
  expect((await call(seller, `seller/income/list?${query}`)).error).toBe(errorCodes.PARAM);
});
