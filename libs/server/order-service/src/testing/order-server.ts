import { registerCartCalls } from '@pasar/cart-service';
import { createCartPorts } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import type { Database } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import { injectCall, userIdSessions } from '@pasar/http-server/testing';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { isPaymentOverdue, transitionOrder } from '@pasar/order';
import { lockOwnOrder } from '../lock-order.ts';
import { markOrderPaid } from '../mark-order-paid.ts';
import { registerOrderCalls } from '../register-order-calls.ts';
import { runInTransaction } from '../run-in-transaction.ts';

type Body = Readonly<Record<string, unknown>>;
type Line = {
  readonly shopid: number;
  readonly itemid: number;
  readonly modelid?: number;
  readonly quantity: number;
};

/** A response or a problem. */
export type CallResponse = {
  readonly error: number;
  readonly status?: number;
  readonly error_msg?: string;
  readonly data?: never;
};

export type OrderServer = {
  /** The server's clock in epoch milliseconds. */
  readonly clock: { now: number };
  call(
    user: number,
    path: string,
    body?: Body,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallResponse>;
  /** Inserts lines into the user's cart directly, bypassing the cart's calls. */
  fill(user: number, lines: readonly Line[]): Promise<void>;
  /** Orders the selected lines with cash on delivery, at the previewed total, unless `body` overrides it. */
  order(
    user: number,
    key: string,
    body?: Body,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallResponse>;
  /** Marks an order as paid. Returns false if it can no longer be paid. */
  pay(user: number, order_id: number): Promise<boolean>;
  /** Sends a file as the body. User 0 is not signed in. */
  send(user: number, path: string, file: Buffer): Promise<CallResponse>;
  /** Returns the full response to a GET. User 0 is not signed in. */
  read(
    user: number,
    url: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly rawPayload: Buffer;
  }>;
  close(): Promise<void>;
};

const cartRow = (market: MarketCode, user: number, { modelid = 0, ...line }: Line, index: number) => ({
  user_id: user,
  market,
  modelid,
  ...line,
  checked: true,
  added_at: index,
});

const identify = (market: MarketCode, user: number) => ({
  host: `${market.toLowerCase()}.localhost`,
  ...(user > 0 && { cookie: `__Host-session=${user}` }),
});

export type OrderServerOptions = {
  /** SG by default. */
  readonly market?: MarketCode;
  readonly branchWebhookSecret?: string;
};

/** Starts the cart and order calls on a server; the session token is the user's id. */
export async function openOrderServer(
  db: Kysely<Database>,
  { market = 'SG', branchWebhookSecret }: OrderServerOptions = {},
): Promise<OrderServer> {
  const clock = { now: 1000 };
  const app = await createServer({ sessions: userIdSessions(db), now: () => clock.now, logLevel: 'silent' });
  const ids = createIds({ now: Date.now, worker: 0 });
  registerCartCalls(app, createCartPorts({ db }));
  registerOrderCalls(app, { db, ids, servesDemoSteps: true, branchWebhookSecret });
  const call: OrderServer['call'] = (user, path, body, headers = {}) =>
    injectCall(app, { path, body, headers: { ...identify(market, user), ...headers } });
  const seenTotal = async (user: number, { vouchers, deliveries, buy }: Body) => {
    const given = Object.entries({ vouchers, deliveries, buy }).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given as [string, string][]);
    const { data } = await call(user, `checkout/preview?${query}`);
    return (data as unknown as { total: unknown }).total;
  };
  return {
    clock,
    call,
    fill: async (user, lines) => {
      await db
        .insertInto('cart_line')
        .values(lines.map((line, index) => cartRow(market, user, line, index)))
        .execute();
    },
    order: async (user, key, body = {}, headers = {}) => {
      const seen_total = body.seen_total ?? (await seenTotal(user, body));
      const request = { address_id: user + 500_000, payment_channel: 'cod', seen_total, ...body };
      return call(user, 'checkout/place_order', request, {
        'idempotency-key': key,
        ...headers,
      });
    },
    pay: (userid, order_id) =>
      runInTransaction({ db, ids }, async (inside) => {
        const { order } = await lockOwnOrder(inside, { userid, market: marketByCode(market) }, order_id);
        const step = transitionOrder(order.status, 'pay', 'system');
        if (!step.moved || isPaymentOverdue(order.pay_by, clock.now)) return false;
        const paid = { status: step.status, channel: 'card', provider: 'sandbox', now: clock.now } as const;
        await markOrderPaid(inside, order, paid);
        return true;
      }),
    send: async (user, path, file) => {
      const headers = {
        ...identify(market, user),
        'sec-fetch-site': 'same-origin',
        'content-type': 'video/mp4',
      };
      return (await app.inject({ url: `/api/v4/${path}`, method: 'POST', headers, payload: file })).json();
    },
    read: (user, url, headers = {}) =>
      app.inject({ url, headers: { ...identify(market, user), ...headers } }),
    close: () => app.close(),
  };
}
