import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { sweepAfterSale } from '../after-sale/sweep-after-sale.ts';
import { buyer, data, seller, start, stranger } from '../testing/after-sale-store.ts';
import { setUpBranchStore } from '../testing/branch-store.ts';

const store = setUpBranchStore();
const { call, db, deps, detail, keyOf, order, pickUp, place, report, requestAgain, reselect, server, ship } =
  store;

type List = { readonly branches: { readonly branch_id: string }[]; readonly has_more: boolean };

const list = async (query = '') => {
  const { branches } = data<List>(await call(buyer, `delivery/branches?${query}`));
  return branches.map(({ branch_id }) => branch_id);
};
const topics = async () =>
  (await db().selectFrom('outbox').select('topic').orderBy('id').execute()).map(({ topic }) => topic);
const countEvents = async (action: string) =>
  (await db().selectFrom('order_event').select('event_id').where('action', '=', action).execute()).length;

/** An order whose branch has closed. */
async function orderOfClosedBranch() {
  const placed = await order();
  await report('XINYI', { status: 'closed' });
  return placed;
}

it('lists open branches, the nearest first, and finds them by their words', async () => {
  expect((await list()).toSorted()).toEqual(['DAAN', 'KHH', 'XINYI']);
  expect((await list()).at(-1)).toBe('KHH');
  expect(await list('near=KHH')).toEqual(['KHH', 'DAAN', 'XINYI']);
  expect(await list(`q=${encodeURIComponent('臺北市 大安')}`)).toEqual(['DAAN']);
  expect(await list(`q=${encodeURIComponent('%')}`)).toEqual([]);
  await report('DAAN', { status: 'full' });
  expect(await list()).not.toContain('DAAN');
});

it('offers no branches in other markets', async () => {
  const answer = await call(buyer, 'delivery/branches', undefined, { host: 'sg.localhost' });
  expect(answer.error).toBe(errorCodes.DELIVERY_UNAVAILABLE);
});

it('previews the chosen branch, and what is wrong with the choice', async () => {
  await server().fill(buyer, [{ shopid: 1, itemid: 11, quantity: 1 }]);
  await report('DAAN', { status: 'full' });
  const preview = async (branch?: string) => {
    const query = new URLSearchParams(pickUp(branch) as Record<string, string>);
    type Preview = { shops: { delivery: { channel: string; branch?: object; branch_problem?: string } }[] };
    return data<Preview>(await call(buyer, `checkout/preview?${query}`)).shops[0]?.delivery;
  };
  expect(await preview()).toMatchObject({ channel: 'convenience-store', branch_problem: 'required' });
  expect(await preview('XINYI')).toMatchObject({ branch: { branch_id: 'XINYI', district: '信義區' } });
  expect((await preview('XINYI'))?.branch_problem).toBeUndefined();
  expect(await preview('DAAN')).toMatchObject({ branch: { branch_id: 'DAAN' }, branch_problem: 'full' });
  expect(await preview('WAW-01')).toMatchObject({ branch_problem: 'unknown' });
});

it('delivers to the branch instead of the address', async () => {
  const placed = await order();
  expect(placed.address.lines).toEqual(['晨市XINYI門市', '松仁路58號', '信義區, 台北市']);
  expect(placed.delivery).toMatchObject({ channel: 'convenience-store', branch_name: '晨市XINYI門市' });
  expect(placed.reselect_branch).toBeUndefined();
});

it.each([
  [undefined, 'open', errorCodes.BRANCH_REQUIRED],
  ['XINYI', 'closed', errorCodes.BRANCH_CLOSED],
  ['XINYI', 'full', errorCodes.BRANCH_FULL],
  ['NOWHERE', 'open', errorCodes.BRANCH_UNKNOWN],
] as const)('refuses an order to the branch %s that is %s', async (branch, status, code) => {
  await report('XINYI', { status });
  expect((await place(branch)).error).toBe(code);
  expect(await db().selectFrom('orders').selectAll().execute()).toEqual([]);
});

it('asks for another branch when one closes, and keeps the order from being shipped until then', async () => {
  const placed = await orderOfClosedBranch();
  const { order_id, order_sn: forderid } = placed;
  const by = start + 1000 + 3 * dayMs;
  const asked = await detail(order_id);
  expect(asked.reselect_branch).toEqual({ by, forderid, storeid: 'XINYI' });
  expect(asked.demo_step).toBeUndefined();
  expect(await topics()).toEqual(['order-placed', 'branch-requested']);
  const orders = data<{ orders: object[] }>(await call(buyer, 'order/list')).orders;
  expect(orders).toMatchObject([{ reselect_branch: { by } }]);
  expect((await ship(placed)).error).toBe(errorCodes.BRANCH_AWAITED);
  const shopOrder = data<{ actions: string[] }>(
    await call(seller, `seller/order/detail?order_id=${order_id}`),
  );
  expect(shopOrder.actions).toEqual(['cancel']);

  const moved = await reselect(placed, 'DAAN');
  expect(moved.error).toBe(0);
  expect(await detail(order_id)).toMatchObject({
    address: { lines: ['晨市DAAN門市', '松仁路58號', '大安區, 台北市'] },
    delivery: { branch_name: '晨市DAAN門市' },
  });
  expect((await detail(order_id)).reselect_branch).toBeUndefined();
  expect((await ship(placed)).error).toBe(0);
});

it('describes the request to its page', async () => {
  const placed = await orderOfClosedBranch();
  const query = new URLSearchParams(keyOf(placed) as unknown as Record<string, string>);
  expect((await call(buyer, `order/branch_request?${query}`)).data).toMatchObject({
    ...{ order_sn: placed.order_sn, status: 'closed' },
    branch: { branch_id: 'XINYI' },
  });
  expect((await call(stranger, `order/branch_request?${query}`)).error).toBe(errorCodes.NOT_FOUND);
});

it('withdraws the request when the branch takes parcels again', async () => {
  const placed = await orderOfClosedBranch();
  await report('XINYI', { status: 'open', occurred_at: start + 2000 });
  expect((await detail(placed.order_id)).reselect_branch).toBeUndefined();
  expect((await reselect(placed, 'DAAN')).error).toBe(errorCodes.BRANCH_NOT_REQUESTED);
});

it.each([
  ['another member', {}, stranger, errorCodes.NOT_FOUND],
  ['another shop', { shopid: 2 }, buyer, errorCodes.BRANCH_ORDER_MISMATCH],
  ['another parcel', { forderid: '000000AAAAAA' }, buyer, errorCodes.BRANCH_ORDER_MISMATCH],
  ['another old branch', { storeid: 'KHH' }, buyer, errorCodes.BRANCH_ORDER_MISMATCH],
  ['an order that does not exist', { order_id: 1 }, buyer, errorCodes.NOT_FOUND],
  ['a branch of another market', { branch_id: 'WAW-01' }, buyer, errorCodes.BRANCH_UNKNOWN],
  ['the closed branch again', { branch_id: 'XINYI' }, buyer, errorCodes.BRANCH_CLOSED],
] as const)('refuses %s', async (_, changes, user, code) => {
  const placed = await orderOfClosedBranch();
  await report('WAW-01', { status: 'open', market: 'PL' });
  expect((await reselect(placed, 'DAAN', changes, user)).error).toBe(code);
  expect((await detail(placed.order_id)).reselect_branch).toBeDefined();
});

it('refuses the order’s own key on another market’s host', async () => {
  const placed = await orderOfClosedBranch();
  const body = { ...keyOf(placed), branch_id: 'DAAN' };
  const answer = await call(buyer, 'order/reselect_branch', body, { host: 'pl.localhost' });
  expect(answer.error).toBe(errorCodes.NOT_FOUND);
});

it.each([
  ['shipped', errorCodes.BRANCH_ORDER_SHIPPED],
  ['cancelled', errorCodes.BRANCH_NOT_REQUESTED],
  ['never asked', errorCodes.BRANCH_NOT_REQUESTED],
] as const)('refuses an order that is %s', async (state, code) => {
  const placed = await order();
  if (state === 'shipped') await ship(placed);
  if (state === 'cancelled') await call(buyer, 'order/cancel', { order_id: placed.order_id });
  if (state !== 'never asked') await report('XINYI', { status: 'closed' });
  expect((await reselect(placed, 'DAAN')).error).toBe(code);
});

it('moves an order once when two branches are chosen at once, and repeats the answer for the same branch', async () => {
  const placed = await orderOfClosedBranch();
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => reselect(placed, 'DAAN')),
    ...Array.from({ length: 5 }, () => reselect(placed, 'KHH')),
  ]);
  const codes = answers.map(({ error }) => error);
  expect(codes.filter((code) => code === 0)).toHaveLength(5);
  expect(codes.filter((code) => code === errorCodes.BRANCH_NOT_REQUESTED)).toHaveLength(5);
  expect(await countEvents('reselect-branch')).toBe(1);
});

it('never leaves an order at a closed branch when it closes while the order is placed', async () => {
  const [placed] = await Promise.all([place('XINYI'), report('XINYI', { status: 'closed' })]);
  await requestAgain();
  const orders = await db().selectFrom('orders').select(['reselect_by']).execute();
  expect(orders.every(({ reselect_by }) => reselect_by !== null)).toBe(true);
  expect(orders).toHaveLength(placed.error === 0 ? 1 : 0);
});

it('asks once, in any number of processes', async () => {
  const placed = await order();
  await db().updateTable('pick_up_branch').set({ status: 'closed' }).execute();
  await Promise.all(Array.from({ length: 5 }, requestAgain));
  expect(await countEvents('request-branch')).toBe(1);
  expect((await detail(placed.order_id)).timeline.at(-1)?.action).toBe('request-branch');
});

it('refuses a choice after the deadline, and then cancels the order and restores its stock', async () => {
  const placed = await orderOfClosedBranch();
  server().clock.now += 3 * dayMs;
  expect((await reselect(placed, 'DAAN')).error).toBe(errorCodes.BRANCH_CHOICE_OVERDUE);
  await Promise.all([1, 2, 3].map(() => sweepAfterSale(deps(), server().clock.now)));
  expect((await detail(placed.order_id)).status).toBe('cancelled');
  const [item] = await db().selectFrom('item').select('stock').execute();
  expect(item?.stock).toBe(10);
  expect(await countEvents('cancel')).toBe(1);
});

it.each([
  ['a wrong signature', { status: 'closed' }, 't=1,v1=00', 'wrong-signature'],
  ['a market without branches', { status: 'closed', market: 'SG' }, undefined, 'malformed'],
  ['an unknown status', { status: 'gone' as never }, undefined, 'malformed'],
  ['an earlier state', { status: 'closed', occurred_at: 0 }, undefined, 'outdated'],
] as const)('ignores a notification with %s', async (_, given, signature, result) => {
  expect(await report('XINYI', given, signature)).toBe(result);
  expect(await list()).toContain('XINYI');
});

it('applies a notification once, in whatever order they come', async () => {
  expect(await report('XINYI', { status: 'closed', occurred_at: start + 5 })).toBe('applied');
  expect(await report('XINYI', { status: 'closed', occurred_at: start + 5 })).toBe('outdated');
  expect(await report('XINYI', { status: 'open', occurred_at: start + 4 })).toBe('outdated');
  expect(await list()).not.toContain('XINYI');
});

it('has no label while another branch is awaited', async () => {
  const placed = await orderOfClosedBranch();
  const readLabel = async () =>
    (await server().read(seller, `/api/v4/seller/order/label?order_id=${placed.order_id}`)).headers[
      'content-type'
    ];
  expect(await readLabel()).not.toBe('application/pdf');
  expect((await reselect(placed, 'DAAN')).error).toBe(0);
  expect(await readLabel()).toBe('application/pdf');
});
