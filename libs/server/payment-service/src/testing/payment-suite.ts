import type { Payment } from '@pasar/payment-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { findPaymentDifferences } from '../find-payment-differences.ts';
import { sweepPayments } from '../sweep-payments.ts';
import { openPaymentStore, placeOrders } from './payment-store.ts';
import type { PaymentStore } from './payment-store.ts';

export const card = { ok: '4242 4242 4242 4242', challenge: '4000002500003155', late: '4000000000000119' };

export const readStepUrl = ({ step }: Payment): string =>
  step?.kind === 'redirect' ? step.url : step && 'demo_url' in step ? (step.demo_url ?? '') : '';

export const paidBoth = ['to_ship paid', 'to_ship paid'];

export const unpaidBoth = ['to_pay unpaid', 'to_pay unpaid'];

/** Sets up two unpaid orders for each test, and the actions of shoppers and the bank. */
export function setUpPayments() {
  /** Each test runs hundreds of transactions, which take time on a busy machine. */
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

  let database: TestDatabase;

  let store: PaymentStore;

  /** What the provider does instead of responding. */
  const failureHooks: { start?: () => void; after?: () => void } = {};

  beforeAll(async () => {
    database = await createTestDatabase();
    store = await openPaymentStore(database.db, (provider) => ({
      ...provider,
      start: async (request) => {
        failureHooks.start?.();
        const charge = await provider.start(request);
        failureHooks.after?.();
        return charge;
      },
    }));
  });

  afterAll(async () => {
    await store.app.close();
    await database.close();
  });

  beforeEach(async () => {
    delete failureHooks.start;
    delete failureHooks.after;
    store.logged.length = 0;
    store.clock.now = 1_790_000_000_000;
    await placeOrders(database.db);
  });

  const startCard = async () => (await store.start('card')).data as unknown as Payment;

  const read = async ({ payment_id }: Payment) => {
    store.clock.now += 2000;
    return (await store.call<Payment>(7, `detail?payment_id=${payment_id}`)).data;
  };

  const statuses = async () =>
    (
      await database.db
        .selectFrom('orders')
        .select(['status', 'payment_status'])
        .orderBy('order_id')
        .execute()
    ).map(({ status, payment_status }) => `${status} ${payment_status}`);

  const differences = () => findPaymentDifferences(store.deps, 0);

  const sweepAt = async (now: number) => {
    store.clock.now = now;
    await sweepPayments(store.deps, now);
  };

  return {
    trouble: failureHooks,
    startCard,
    read,
    statuses,
    differences,
    sweepAt,
    db: () => database.db,
    payments: () => store,
  };
}
