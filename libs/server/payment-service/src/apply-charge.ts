import { lockCheckout, runInTransaction } from '@pasar/order-service';
import { transitionOrder } from '@pasar/order';
import { nextPaymentState } from '@pasar/payment';
import type { PaymentEvent, PaymentFailure } from '@pasar/payment';
import type { PaymentDeps } from './payment-deps.ts';
import { findProvider } from './payment-deps.ts';
import type { Charge } from './payment-provider.ts';
import { findPayment, lockPayment } from './payment-row.ts';
import type { PaymentRow } from './payment-row.ts';
import { isNewEvent } from './is-new-event.ts';
import { saveCard } from './saved-cards.ts';
import { settleOrders } from './settle-orders.ts';

const events: Readonly<Record<Charge['status'], PaymentEvent>> = {
  pending: 'waits',
  authorised: 'waits',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancel',
};

/** The result of applying a charge to a payment. `refused`: the charge does not match the payment's amount. */
export type ChargeResult = 'applied' | 'refused' | 'authorised' | 'unknown-payment' | 'duplicate';

type ApplyOptions = {
  /** Additional facts: the deadline has passed, or the orders have ended. */
  readonly ending?: { readonly event: 'deadline' | 'failed'; readonly reason: PaymentFailure };
  /** A provider's event, which is processed once. */
  readonly eventId?: string;
  readonly now: number;
};

const isOfThisPayment = (payment: PaymentRow, { amount, currency, ref }: Charge): boolean =>
  payment.amount === amount &&
  payment.currency === currency &&
  (payment.provider_ref === null || payment.provider_ref === ref);

function decide(payment: PaymentRow, charge: Charge, { ending }: ApplyOptions) {
  const isEnding = ending !== undefined && ['cancelled', 'failed'].includes(charge.status);
  const state = nextPaymentState(payment.state, isEnding ? ending.event : events[charge.status]);
  // A provider that cancelled the charge has responded, so the state is no longer unknown.
  const ended = payment.state === 'unknown' && charge.status === 'cancelled' ? 'cancelled' : state;
  const reason = isEnding ? ending.reason : charge.reason;
  return { state: ended, reason };
}

async function writePayment(deps: PaymentDeps, before: PaymentRow, charge: Charge, options: ApplyOptions) {
  const { state, reason } = decide(before, charge, options);
  const isOver = state !== 'pending' && state !== 'unknown';
  await deps.db
    .updateTable('payment')
    .set({
      state,
      provider_ref: charge.ref ?? null,
      reason: state === 'paid' || !isOver ? null : (before.reason ?? reason ?? null),
      step: isOver ? null : (charge.step ?? null),
      ...(isOver && { card_token: null }),
      updated_at: options.now,
    })
    .where('payment_id', '=', before.payment_id)
    .execute();
  return state;
}

/**
 * Applies a charge to its payment, in one transaction with its orders: late, repeated and out-of-order events change
 * nothing that is settled. Rejects and logs a charge with another amount, currency or provider id.
 */
export async function saveCharge(
  deps: PaymentDeps,
  charge: Charge,
  options: ApplyOptions,
): Promise<ChargeResult> {
  const known = await findPayment(deps, charge.payment_id);
  if (!known) return 'unknown-payment';
  return runInTransaction(deps, async ({ db }) => {
    const inside = { ...deps, db };
    const orders = await lockCheckout(inside, { userid: known.user_id, checkoutid: known.checkoutid });
    const payment = (await lockPayment(inside, known.payment_id)) ?? known;
    if (!isOfThisPayment(payment, charge)) {
      const { payment_id, amount, currency } = charge;
      deps.log('payment: charge refused', { payment_id, amount, currency, expected: payment.amount });
      return 'refused';
    }
    const { eventId, now } = options;
    if (eventId !== undefined && !(await isNewEvent(inside, payment.provider, eventId, now)))
      return 'duplicate';
    if (charge.detail !== undefined)
      deps.log('payment: request refused', { payment_id: payment.payment_id, detail: charge.detail });
    const state = await writePayment(inside, payment, charge, options);
    if (state === 'paid' && payment.state !== 'paid') {
      await settleOrders(inside, payment, orders, now);
      await saveCard(inside, payment, charge, now);
    }
    return charge.status === 'authorised' && state !== 'paid' ? 'authorised' : 'applied';
  });
}

const findOrders = ({ db }: PaymentDeps, { user_id, payment_id }: PaymentRow) =>
  db
    .selectFrom('payment_order as share')
    .innerJoin('orders', (join) =>
      join.onRef('orders.user_id', '=', 'share.user_id').onRef('orders.order_id', '=', 'share.order_id'),
    )
    .select('orders.status')
    .where('share.payment_id', '=', payment_id)
    .where('share.user_id', '=', user_id)
    .execute();

/** Whether every order of a payment can still be paid; if not, the reservation is released and nothing is captured. */
export async function canBePaid(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  const orders = await findOrders(deps, payment);
  return orders.every(({ status }) => transitionOrder(status, 'pay', 'system').moved);
}

const orderClosed = { event: 'failed', reason: 'order-closed' } as const;

/**
 * Applies a charge to its payment, and captures a reservation while its orders can be paid. Rejects if
 * the provider's result is unknown; the payment is queried again later.
 */
export async function applyCharge(
  deps: PaymentDeps,
  charge: Charge,
  options: ApplyOptions,
): Promise<ChargeResult> {
  const applied = await saveCharge(deps, charge, options);
  if (applied !== 'authorised') return applied;
  const { payment_id, ref } = charge;
  const payment = await findPayment(deps, payment_id);
  if (!payment || ref === undefined) return 'unknown-payment';
  const provider = findProvider(deps, payment.provider);
  const { now } = options;
  if (payment.state === 'pending' && (await canBePaid(deps, payment)))
    return saveCharge(deps, await provider.capture({ payment_id, ref }), { now });
  return saveCharge(deps, await provider.cancel({ payment_id, ref }), { now, ending: orderClosed });
}
