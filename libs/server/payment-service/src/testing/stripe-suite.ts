import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { Payment } from '@pasar/payment-contract';
import { refund } from '@pasar/payment-ledger';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { PaymentProvider } from '../payment-provider.ts';
import { stripeObjects } from '../providers/stripe/recordings/stripe-objects.data.ts';
import { createStripeProvider } from '../providers/stripe/stripe-provider.ts';
import { withTimeout } from '../providers/with-timeout.ts';
import { receiveWebhook } from '../receive-webhook.ts';
import { sweepPayments } from '../sweep-payments.ts';
import { openPaymentStore, placeOrders, startedAt } from './payment-store.ts';
import type { PaymentStore } from './payment-store.ts';
import { replayStripe } from './replay-stripe.ts';
import type {
  StripeExchange,
  RecordedResponse,
  RecordedObject,
  RecordedRequest,
  StripeReplay,
} from './replay-stripe.ts';

const webhookSecret = 'whsec_test';
/** Until a provider counts as hanging. */
const hangMs = 1500;

type EventOptions = { readonly secret?: string; readonly ageMs?: number; readonly tamper?: boolean };

/** The state of each order of the checkout. */
export const paid = ['to_ship paid', 'to_ship paid'];
export const unpaid = ['to_pay unpaid', 'to_pay unpaid'];

/** The library itself repeats a request once whose connection was closed. */
export const answers = (request: RecordedRequest, answer: RecordedResponse): readonly StripeExchange[] =>
  Array.from({ length: answer === 'closes' ? 2 : 1 }, () => [request, answer]);

/** Sets up the payment calls with Stripe's library and a replay of its API; each case must use the exchanges that it plays. */
export function setUpStripe() {
  let database: TestDatabase;
  let stripe: StripeReplay;
  let provider: PaymentProvider;
  let store: PaymentStore;

  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

  beforeAll(async () => {
    database = await createTestDatabase();
    stripe = await replayStripe();
    const { apiBase } = stripe;
    provider = withTimeout(createStripeProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase }), hangMs);
    store = await openPaymentStore(database.db, () => provider);
  });
  afterAll(async () => {
    await store.app.close();
    await stripe.close();
    await database.close();
  });
  beforeEach(async () => {
    stripe.begin();
    store.logged.length = 0;
    store.clock.now = startedAt;
    await placeOrders(database.db);
  });
  afterEach(() => expect(stripe.faults()).toEqual([]));

  const start = async (answer: RecordedResponse = 'session-open'): Promise<Payment> => {
    stripe.play(...answers('create', answer));
    return (await store.start('card')).data as unknown as Payment;
  };

  const read = async ({ payment_id }: Payment, ...exchanges: readonly StripeExchange[]): Promise<Payment> => {
    store.clock.now += 2000;
    stripe.play(...exchanges);
    return (await store.call<Payment>(7, `detail?payment_id=${payment_id}`)).data;
  };

  const sweepAt = async (now: number, ...exchanges: readonly StripeExchange[]) => {
    store.clock.now = now;
    stripe.play(...exchanges);
    await sweepPayments(store.deps, now);
  };

  /** Sends an event about a session or another recorded object, signed like Stripe. */
  async function notify(
    type: string,
    object: RecordedObject,
    { secret = webhookSecret, ageMs = 0, tamper = false }: EventOptions = {},
  ) {
    const data = { object: stripeObjects[object] };
    const body = stripe.fill(JSON.stringify({ id: `evt_${type}`, object: 'event', type, data }));
    const timestamp = Math.floor((store.clock.now - ageMs) / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    const webhook = { body: tamper ? body.replace('16000', '1') : body, signature, now: store.clock.now };
    return receiveWebhook(store.deps, 'stripe', webhook);
  }

  const statuses = async () =>
    (
      await database.db
        .selectFrom('orders')
        .select(['status', 'payment_status'])
        .orderBy('order_id')
        .execute()
    ).map(({ status, payment_status }) => `${status} ${payment_status}`);

  const askRefund = () =>
    database.db
      .transaction()
      .execute((db) =>
        refund(
          { ...store.deps, db },
          { user_id: 7, order_id: 2, amount: 5000, reason: 'return', key: 'return/1', now: store.clock.now },
        ),
      );

  const readRefund = () => database.db.selectFrom('payment_refund').select('state').executeTakeFirst();

  return {
    ...{ start, read, sweepAt, notify, statuses, askRefund, readRefund },
    db: () => database.db,
    stripe: () => stripe,
    provider: () => provider,
    store: () => store,
  };
}
