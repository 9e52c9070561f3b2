import { insertItem, insertShop, insertShopperAddress } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { signBody } from '@pasar/http-server';
import type { BranchStatus } from '@pasar/order';
import type { Order } from '@pasar/order-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { requestBranches } from '../branches/request-branches.ts';
import { buyer, data, seller, start, stranger } from './after-sale-store.ts';
import { openOrderServer } from './order-server.ts';
import type { OrderServer } from './order-server.ts';

const secret = 'partner-secret';

type Report = {
  readonly status: BranchStatus;
  readonly market?: string;
  readonly occurred_at?: number;
  readonly city?: string;
  readonly district?: string;
};

/** Sets up a Taiwanese store with one shop, for each test without orders and with three open branches. */
export function setUpBranchStore() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let store: TestDatabase;
  let server: OrderServer;
  const ids = createIds({ now: Date.now, worker: 2 });
  const deps = () => ({ db: store.db, ids, branchWebhookSecret: secret });
  const call = (...given: Parameters<OrderServer['call']>) => server.call(...given);

  /** Sends the delivery partner's notification; returns the status and the result. */
  async function report(
    branch_id: string,
    { status, market = 'TW', occurred_at = server.clock.now, city = '台北市', district = '信義區' }: Report,
    signature?: string,
  ) {
    const branch = { branch_id, name: `晨市${branch_id}門市`, city, district, street: '松仁路58號', status };
    const body = JSON.stringify({ market, occurred_at, branch });
    const answer = await call(0, 'delivery/branch_webhook', JSON.parse(body) as never, {
      'x-delivery-signature': signature ?? signBody(secret, body, server.clock.now),
    });
    return (answer as unknown as { result: string }).result;
  }

  beforeAll(async () => {
    store = await createTestDatabase();
    server = await openOrderServer(store.db, { market: 'TW', branchWebhookSecret: secret });
    await insertShop(store.db, 1, { market: 'TW', userid: seller });
    for (const user of [buyer, stranger]) await insertShopperAddress(store.db, user);
    await store.db.updateTable('address').set({ market: 'TW', city: '台北市', district: '中正區' }).execute();
  });
  beforeEach(async () => {
    const tables = ['cart_line', 'orders', 'checkout', 'item', 'outbox', 'idempotency'] as const;
    for (const table of [...tables, 'pick_up_branch'] as const) await store.db.deleteFrom(table).execute();
    server.clock.now = start;
    await insertItem(store.db, 11, { market: 'TW', currency: 'TWD', price: 10_000, stock: 10 });
    await report('XINYI', { status: 'open', occurred_at: 1 });
    await report('DAAN', { status: 'open', occurred_at: 1, district: '大安區' });
    await report('KHH', { status: 'open', occurred_at: 1, city: '高雄市', district: '苓雅區' });
    server.clock.now = start + 1000;
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });

  const pickUp = (branch?: string) => ({
    deliveries: '1:convenience-store',
    ...(branch !== undefined && { branches: `1:${branch}` }),
  });

  const place = async (branch?: string) => {
    await store.db.deleteFrom('cart_line').execute();
    await server.fill(buyer, [{ shopid: 1, itemid: 11, quantity: 1 }]);
    return server.order(buyer, `key-${ids.next()}`, pickUp(branch));
  };

  const detail = async (order_id: number): Promise<Order> =>
    data(await call(buyer, `order/detail?order_id=${order_id}`));

  /** An order with cash on delivery to a branch, ready to be shipped. */
  async function order(branch = 'XINYI'): Promise<Order> {
    const answer = await place(branch);
    expect(answer.error, answer.error_msg).toBe(0);
    const [order_id = 0] = data<{ order_ids: number[] }>(answer).order_ids;
    return detail(order_id);
  }

  /** The parameters of the page on which another branch is chosen. */
  const keyOf = ({ order_id, shopid, order_sn }: Order, storeid = 'XINYI') => ({
    ...{ order_id, shopid, forderid: order_sn, storeid },
  });

  const reselect = (given: Order, branch_id: string, changes: object = {}, user = buyer) =>
    call(user, 'order/reselect_branch', { ...keyOf(given), branch_id, ...changes });

  const ship = ({ order_id }: Order) =>
    call(seller, 'seller/order/ship', { order_id, carrier: 'Post', tracking_number: 'AB12345678' });

  return {
    ...{ call, deps, report, pickUp, place, order, detail, keyOf, reselect, ship },
    requestAgain: () => requestBranches(deps(), server.clock.now),
    server: () => server,
    db: () => store.db,
  };
}
