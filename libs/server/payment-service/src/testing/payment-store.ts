import { createIds } from '@pasar/database';
import type { Database } from '@pasar/database';
import { createServer, signBody } from '@pasar/http-server';
import { injectCall, userIdSessions } from '@pasar/http-server/testing';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { registerPaymentCalls } from '../register-payment-calls.ts';
import { createSandboxBank } from '../sandbox-bank/create-sandbox-bank.ts';
import { webhookPath } from '../webhook-path.ts';

export const startedAt = 1_790_000_000_000;

type Answer = { readonly error: number; readonly data: never };

/** Opens a clock, a sandbox and the payment calls on a separate database; the session token is the user's id. */
export async function openPaymentStore(
  db: Kysely<Database>,
  wrap: (provider: PaymentProvider) => PaymentProvider = (provider) => provider,
) {
  const clock = { now: startedAt };
  const app = await createServer({ sessions: userIdSessions(), now: () => clock.now, logLevel: 'silent' });
  const bank = await createSandboxBank(app, { db, now: () => clock.now });
  const logged: string[] = [];
  const deps: PaymentDeps = {
    db,
    ids: createIds({ now: Date.now, worker: 0 }),
    providers: [wrap(bank.provider)],
    log: (event) => logged.push(event),
    accountReference: (userid) => `account-${userid}`,
  };
  registerPaymentCalls(app, deps);
  const call = async <Data = Record<string, never>>(
    user: number,
    path: string,
    body?: object,
    host = 'sg.localhost',
  ): Promise<Omit<Answer, 'data'> & { readonly data: Data }> =>
    injectCall(app, { path: `payment/${path}`, user, body, host });
  return {
    app,
    bank,
    clock,
    deps,
    logged,
    call,
    start: (method: string, more: object = {}) =>
      call(7, 'start', { checkoutid: 1, method, platform: 'rw', ...more }),
    confirm: (payment_id: number, kind: string, answer: string) =>
      call(7, 'confirm', { payment_id, kind, answer }),
    /** Submits a form of the bank's page; returns where it redirects. */
    visit: async (url: string, form: Readonly<Record<string, string>>) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      return answer.headers.location;
    },
    webhook: async (event: object, secret = bank.secret) => {
      const payload = JSON.stringify(event);
      const answer = await app.inject({
        method: 'POST',
        url: webhookPath('sandbox'),
        payload,
        headers: {
          'content-type': 'application/json',
          'x-payment-signature': signBody(secret, payload, clock.now),
        },
      });
      return [answer.statusCode, answer.json().result];
    },
  };
}

export type PaymentStore = Awaited<ReturnType<typeof openPaymentStore>>;

const tables = [
  ...([
    'payment_order',
    'payment_refund',
    'payment_webhook',
    'payment',
    'ledger_entry',
    'order_event',
  ] as const),
  ...(['orders', 'checkout', 'outbox', 'sandbox_charge', 'sandbox_refund', 'sandbox_event'] as const),
  ...(['sandbox_wallet', 'payment_preference'] as const),
  ...(['saved_payment_method', 'removed_card', 'sandbox_card'] as const),
];

/** Empties the tables and places a checkout of two unpaid orders for shopper 7: 10.00 and 150.00 dollars. */
export async function placeOrders(
  db: Kysely<Database>,
  totals: readonly number[] = [1000, 15_000],
): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute();
  await sql`insert into checkout (user_id, checkoutid, market, currency, total, payment_channel, payment_status, created_at)
    values (7, 1, 'SG', 'SGD', 16000, 'card', 'unpaid', ${startedAt})`.execute(db);
  for (const [index, total] of totals.entries())
    await sql`insert into orders (user_id, order_id, checkoutid, order_sn, market, shopid, shop_name, shop_username,
      currency, merchandise_total, shipping_total, voucher_discount, shipping_discount, total, payment_channel, address,
      delivery, created_at, status, payment_status, pay_by)
      values (7, ${index + 1}, 1, ${`n${index}`}, 'SG', ${index + 1}, 's', 's', 'SGD', ${total}, 0, 0, 0, ${total},
      'card', '{}', '{}', ${startedAt}, 'to_pay', 'unpaid', ${startedAt + 1_800_000})`.execute(db);
}
