import type { Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { placeOrders } from '../../testing/payment-store.ts';
import type { StripeExchange, RecordedResponse } from '../../testing/replay-stripe.ts';
import { answers, paid, setUpStripe, unpaid } from '../../testing/stripe-suite.ts';

const { start, read, sweepAt, notify, statuses, askRefund, readRefund, db, stripe, provider, store } =
  setUpStripe();

const savedToken = 'cus_Pasar1/pm_1Pasar';

/** Pays by a card, for which the shopper ticks the box that keeps it or not. */
async function payAndSave(allow_redisplay: string) {
  stripe().begin({ allow_redisplay });
  await start();
  stripe().play(['retrieve', 'session-paid-and-saved']);
  await notify('checkout.session.completed', 'session-authorised');
  expect(await statuses()).toEqual(paid);
  return db().selectFrom('saved_payment_method').selectAll().execute();
}

it.each(['unspecified', 'limited'])(
  'saves no card that the shopper did not ask to keep: %s',
  async (allowed) => {
    expect(await payAndSave(allowed)).toEqual([]);
  },
);

/** Saves a card and places the next orders; returns the card's id. */
async function saveCard(): Promise<number> {
  const [saved, ...others] = await payAndSave('always');
  expect([saved, others]).toMatchObject([
    {
      ...{ provider: 'stripe', channel: 'card', token: savedToken, brand: 'visa', last_four: '4242' },
      ...{ expires_month: 9, expires_year: 2030 },
    },
    [],
  ]);
  await placeOrders(db());
  await db().insertInto('saved_payment_method').values(saved!).execute();
  stripe().begin();
  return saved!.id;
}

const startSaved = async (card: number, answer: RecordedResponse): Promise<Payment> => {
  stripe().play(...answers('create-with-saved-card', answer));
  return (await store().start('card', { card })).data as unknown as Payment;
};

const captureSaved: readonly StripeExchange[] = [
  ['capture', 'intent-succeeded'],
  ['retrieve-intent', 'saved-card-paid'],
];

it('pays with a saved card at once, and refunds it', async () => {
  const card = await saveCard();
  stripe().play(['create-with-saved-card', 'saved-card-authorised'], ...captureSaved);
  expect((await store().start('card', { card })).data).toMatchObject({ state: 'paid' });
  expect(await statuses()).toEqual(paid);
  await askRefund();
  await sweepAt(store().clock.now, ['list-refunds', 'no-refunds'], ['refund', 'refund-pending']);
  expect(await readRefund()).toEqual({ state: 'done' });
});

it('redirects to the bank of a saved card that asks, and captures what an event reports', async () => {
  const payment = await startSaved(await saveCard(), 'saved-card-asked');
  expect(payment).toMatchObject({
    state: 'pending',
    step: { kind: 'redirect', url: 'https://hooks.stripe.example/3d_secure/pi_3Pasar' },
  });
  stripe().play(['retrieve-intent', 'saved-card-authorised'], ...captureSaved);
  const type = 'payment_intent.amount_capturable_updated';
  expect(await notify(type, 'saved-card-authorised')).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual(paid);
});

it.each<[string, RecordedResponse, string]>([
  ['is declined', [402, 'error-saved-card-declined'], 'insufficient-funds'],
  ['Stripe no longer has', [400, 'error-resource-missing'], 'incorrect-details'],
])('fails a payment by a saved card that %s', async (_, answer, reason) => {
  expect(await startSaved(await saveCard(), answer)).toMatchObject({ state: 'failed', reason });
  expect(await statuses()).toEqual(unpaid);
});

it('never calls a payment by a saved card failed whose start hangs, and starts it with the same key', async () => {
  const payment = await startSaved(await saveCard(), 'hangs');
  expect(payment).toMatchObject({ state: 'unknown' });
  expect(
    await read(payment, ['create-with-saved-card', 'saved-card-authorised'], ...captureSaved),
  ).toMatchObject({
    state: 'paid',
  });
});

it('ends a payment by a saved card whose bank got no answer, at its deadline', async () => {
  const payment = await startSaved(await saveCard(), 'saved-card-asked');
  await sweepAt(
    payment.expires_at,
    ['retrieve-intent', 'saved-card-asked'],
    ['release', 'saved-card-canceled'],
    ['retrieve-intent', 'saved-card-canceled'],
  );
  expect(await read(payment)).toMatchObject({ state: 'expired' });
});

it.each<[string, RecordedResponse]>([
  ['keeps', 'customer-deleted'],
  ['has no more', [404, 'error-resource-missing']],
])('removes a card that Stripe %s', async (_, answer) => {
  stripe().play(['delete-customer', answer]);
  await provider().forgetCard?.(savedToken);
});

it('keeps one row of a card that is saved twice, and deletes the older token at Stripe', async () => {
  const card = await saveCard();
  await db().updateTable('saved_payment_method').set({ token: 'cus_Pasar0/pm_0Pasar' }).execute();
  await db().deleteFrom('removed_card').execute();
  expect(await payAndSave('always')).toMatchObject([{ id: card, token: savedToken }]);
  expect(await db().selectFrom('removed_card').select(['provider', 'token']).execute()).toEqual([
    { provider: 'stripe', token: 'cus_Pasar0/pm_0Pasar' },
  ]);
});
