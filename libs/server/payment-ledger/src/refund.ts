import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { refundableAmount } from '@pasar/payment';
import { chooseRefundAmount } from './choose-refund-amount.ts';
import type { LedgerDeps } from './ledger-deps.ts';
import { postMoney } from './post-sides.ts';
import { readOrderBalance } from './read-order-balance.ts';

export type RefundRequest = {
  readonly user_id: number;
  readonly order_id: number;
  /** In the minor unit of the order's currency; `all` for the remaining amount. */
  readonly amount: number | 'all';
  /** Recorded reason: `cancelled`, `return`, … */
  readonly reason: string;
  /** Idempotency key: `return/17`. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type Refund = {
  readonly refund_id: number;
  readonly amount: number;
  /** `requested`: sweeps send it to the provider until it is done. */
  readonly state: 'requested' | 'done';
};

const findOrder = ({ db }: LedgerDeps, { user_id, order_id }: RefundRequest) =>
  db
    .selectFrom('orders')
    .select(['user_id', 'order_id', 'market', 'currency'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirst();

const findRefund = ({ db }: LedgerDeps, { user_id, order_id, key }: RefundRequest) =>
  db
    .selectFrom('payment_refund')
    .select(['refund_id', 'amount', 'state'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('key', '=', key)
    .executeTakeFirst();

const findPayment = ({ db }: LedgerDeps, { user_id, order_id }: RefundRequest) =>
  db
    .selectFrom('payment_order as share')
    .innerJoin('payment', 'payment.payment_id', 'share.payment_id')
    .select(['payment.payment_id', 'payment.provider'])
    .where('share.user_id', '=', user_id)
    .where('share.order_id', '=', order_id)
    .where('payment.state', '=', 'paid')
    .orderBy('payment.payment_id')
    .executeTakeFirst();

/**
 * Decides to refund an order, wholly or in part, in the caller's transaction: from then on the ledger owes the amount to the
 * shopper, and a sweep has the provider pay it out. Without a provider it is done at once: a
 * person pays it out. The order is locked, and all refunds of an order together never exceed its charges.
 * Null if there is nothing to refund. Throws PARAM for more than is left, NOT_FOUND for an unknown order.
 */
export async function refund(deps: LedgerDeps, request: RefundRequest): Promise<Refund | null> {
  const order = await findOrder(deps, request);
  if (!order) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
  const existing = await findRefund(deps, request);
  if (existing) return existing;
  const { charged, refunded, provider = 'courier' } = await readOrderBalance(deps, request);
  const amount = chooseRefundAmount(request.amount, refundableAmount(charged, refunded));
  if (amount === 0) return null;
  const payment = await findPayment(deps, request);
  const { reason, key, now } = request;
  const refund_id = deps.ids.next();
  const state: Refund['state'] = payment ? 'requested' : 'done';
  const row = {
    ...{ refund_id, user_id: order.user_id, order_id: order.order_id, market: order.market },
    ...{ payment_id: payment?.payment_id ?? null, provider: payment?.provider ?? provider },
    ...{ key, reason, amount, currency: order.currency, state, created_at: now, updated_at: now },
  } as const;
  await deps.db.insertInto('payment_refund').values(row).execute();
  await postMoney(deps, { order, now }, { kind: 'refund', amount });
  if (!payment) await recordPayout(deps, row, now);
  return { refund_id, amount, state };
}

type ProviderRefund = {
  readonly user_id: number;
  readonly order_id: number;
  readonly market: string;
  readonly currency: string;
  readonly provider: string;
  readonly amount: number;
};

const postPayout = (
  deps: LedgerDeps,
  { provider, amount, user_id, order_id, market, currency }: ProviderRefund,
  { kind, now }: { readonly kind: 'payout' | 'returned-payout'; readonly now: number },
): Promise<void> =>
  postMoney(deps, { order: { user_id, order_id, market, currency }, now }, { kind, provider, amount });

/** Records that a refund was paid out. */
export const recordPayout = (deps: LedgerDeps, refunded: ProviderRefund, now: number): Promise<void> =>
  postPayout(deps, refunded, { kind: 'payout', now });

/** Records that a refund that was paid out came back: it is owed to the shopper again. */
export const reversePayout = (deps: LedgerDeps, refunded: ProviderRefund, now: number): Promise<void> =>
  postPayout(deps, refunded, { kind: 'returned-payout', now });
