import { removePaymentMethod } from '@pasar/account-service';
import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode } from '@pasar/markets';
import type { CheckoutPayment, Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { forgetRemovedCards } from './forget-removed-cards.ts';
import { placeOrders } from './testing/payment-store.ts';
import { card, paidBoth, readStepUrl, setUpPayments, unpaidBoth } from './testing/payment-suite.ts';

const { startCard, read, statuses, differences, db, payments } = setUpPayments();
const owner = { userid: 7, market: marketByCode('SG') };
const testCard = { number: card.ok, expiry: '09/30', save: 'on' };

const visit = async (payment: Payment, form: Readonly<Record<string, string>>) =>
  payments().visit(readStepUrl(payment), form);
const readCards = async () => (await payments().call<CheckoutPayment>(7, 'checkout?checkoutid=1')).data.cards;

/** Pays by a card that is saved, and places the next orders. Returns the saved card's id. */
async function saveCard(form: Readonly<Record<string, string>> = testCard): Promise<number> {
  const payment = await startCard();
  await visit(payment, form);
  expect(await read(payment)).toMatchObject({ state: 'paid' });
  const { id } = await db()
    .selectFrom('saved_payment_method')
    .select('id')
    .where('user_id', '=', 7)
    .executeTakeFirstOrThrow();
  const saved = await db().selectFrom('saved_payment_method').selectAll().execute();
  const kept = await db().selectFrom('sandbox_card').selectAll().execute();
  await placeOrders(db());
  await db().insertInto('saved_payment_method').values(saved).execute();
  await db().insertInto('sandbox_card').values(kept).execute();
  return id;
}
const payWith = async (id: number, more: object = {}) =>
  (await payments().start('card', { card: id, ...more })) as unknown as { error: number; data: Payment };

it('saves a card only if the shopper asks, without its number', async () => {
  const payment = await startCard();
  await visit(payment, { number: card.ok, expiry: '09/30' });
  expect(await read(payment)).toMatchObject({ state: 'paid' });
  expect(await db().selectFrom('saved_payment_method').selectAll().execute()).toEqual([]);
  await placeOrders(db());
  const second = await startCard();
  await visit(second, testCard);
  expect(await db().selectFrom('saved_payment_method').selectAll().execute()).toEqual([]);
  await read(second);
  const [saved, ...others] = await db().selectFrom('saved_payment_method').selectAll().execute();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({
    ...{ user_id: 7, market: 'SG', provider: 'sandbox', channel: 'card', brand: 'visa', is_default: true },
    ...{ last_four: '4242', expires_month: 9, expires_year: 2030, token: expect.stringMatching(/^card_/) },
  });
  for (const table of ['saved_payment_method', 'sandbox_card', 'sandbox_charge', 'sandbox_event'] as const)
    expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain('42424242');
});

it('saves a card once, however often its payment is reported and it is saved again', async () => {
  const id = await saveCard();
  const payment = await startCard();
  await visit(payment, testCard);
  await payments().bank.deliver();
  payments().clock.now += 10_000;
  await payments().bank.deliver();
  await read(payment);
  expect((await db().selectFrom('saved_payment_method').select('id').execute()).map((row) => row.id)).toEqual(
    [id],
  );
});

it.each([
  ['a card that is declined', { number: '4000000000000002' }, 'failed'],
  ['a wrong expiry date', { expiry: '13/30' }, 'pending'],
  ['a card that has expired', { expiry: '08/20' }, 'failed'],
])('saves nothing for %s', async (_what, form, state) => {
  const payment = await startCard();
  await visit(payment, { ...testCard, ...form });
  expect(await read(payment)).toMatchObject({ state });
  expect(await readCards()).toEqual([]);
  expect(await db().selectFrom('sandbox_card').selectAll().execute()).toEqual([]);
});

it('pays with a saved card at once, and forgets its token afterwards', async () => {
  const id = await saveCard();
  expect(await readCards()).toEqual([
    { id, brand: 'visa', last_four: '4242', expires_month: 9, expires_year: 2030 },
  ]);
  const { data } = await payWith(id);
  expect(data).toMatchObject({ state: 'paid', method: 'card' });
  expect(await statuses()).toEqual(paidBoth);
  expect(await differences()).toEqual([]);
  expect(await db().selectFrom('payment').select('card_token').execute()).toEqual([{ card_token: null }]);
});

it('asks for the bank’s code for a saved card too', async () => {
  const id = await saveCard({ ...testCard, number: card.ok });
  await db()
    .updateTable('sandbox_card')
    .set({ last_four: card.challenge.slice(-4) })
    .execute();
  const { data } = await payWith(id);
  expect(data).toMatchObject({ state: 'pending', step: { kind: 'redirect' } });
  await visit(data, { code: '123456' });
  expect(await read(data)).toMatchObject({ state: 'paid' });
});

it('starts the same payment again after a lost response', async () => {
  const id = await saveCard();
  await db()
    .updateTable('sandbox_card')
    .set({ last_four: card.late.slice(-4) })
    .execute();
  const [first, second] = [await payWith(id), await payWith(id)];
  expect(second.data.payment_id).toBe(first.data.payment_id);
  expect(await db().selectFrom('sandbox_charge').select('charge_id').execute()).toHaveLength(1);
});

it.each([
  ['another member’s card', { user_id: 8 }, {}, errorCodes.NOT_FOUND],
  ['a card of another market', { market: 'MY' }, {}, errorCodes.NOT_FOUND],
  ['another provider’s card', { provider: 'stripe' }, {}, errorCodes.PAYMENT_CHANNEL_UNAVAILABLE],
  ['a card that has expired', { expires_year: 2020 }, {}, errorCodes.PAYMENT_CHANNEL_UNAVAILABLE],
  ['a card for a wallet', {}, { method: 'wallet' }, errorCodes.PARAM],
])('refuses %s, and charges nothing', async (_what, change, more, error) => {
  const id = await saveCard();
  await db()
    .updateTable('saved_payment_method')
    .set({ market: 'SG', ...change })
    .execute();
  expect(await payWith(id, more)).toMatchObject({ error });
  expect(await statuses()).toEqual(unpaidBoth);
  expect(await db().selectFrom('payment').select('payment_id').execute()).toEqual([]);
});

it('fails a payment by a card that the bank no longer has', async () => {
  const id = await saveCard();
  await db().deleteFrom('sandbox_card').execute();
  const { data } = await payWith(id);
  expect(data).toMatchObject({ state: 'failed', reason: 'incorrect-details' });
  expect(await statuses()).toEqual(unpaidBoth);
});

it('deletes a removed card at its provider, unless another market uses it', async () => {
  const id = await saveCard();
  const [saved] = await db().selectFrom('saved_payment_method').selectAll().execute();
  await db()
    .insertInto('saved_payment_method')
    .values({ ...saved!, id: id + 1, market: 'MY' })
    .execute();
  await removePaymentMethod(db(), owner, id);
  await forgetRemovedCards(payments().deps);
  expect(await db().selectFrom('sandbox_card').selectAll().execute()).toHaveLength(1);
  await db().deleteFrom('saved_payment_method').execute();
  await forgetRemovedCards(payments().deps);
  expect(await db().selectFrom('sandbox_card').selectAll().execute()).toEqual([]);
  expect(await db().selectFrom('removed_card').selectAll().execute()).toEqual([]);
});

it('tries again to delete a card that the provider did not delete', async () => {
  const id = await saveCard();
  await removePaymentMethod(db(), owner, id);
  const [provider] = payments().deps.providers;
  const failing = { ...provider!, forgetCard: () => Promise.reject(new Error('down')) };
  await forgetRemovedCards({ ...payments().deps, providers: [failing] });
  expect(payments().logged).toContain('payment: card not forgotten');
  expect(await db().selectFrom('removed_card').selectAll().execute()).toHaveLength(1);
  await forgetRemovedCards(payments().deps);
  expect(await db().selectFrom('removed_card').selectAll().execute()).toEqual([]);
});
