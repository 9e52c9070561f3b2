import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, daysAfter } from '@pasar/order';
import { applyOrderAction } from '../apply-order-action.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';

type CancellationRequest = {
  readonly reason: string | undefined;
  readonly note: string | undefined;
  readonly now: number;
};

/**
 * Asks the seller to cancel an order that is on its way: once, and only before delivery. Throws
 * ORDER_NOT_CANCELLABLE.
 */
export async function requestCancellation(
  deps: OrderDeps,
  order: OrderRow,
  request: CancellationRequest,
): Promise<void> {
  const { reason = 'other', note = '', now } = request;
  const { user_id, order_id, market, delivered_at } = order;
  if (delivered_at !== null) throw new ApiError(errorCodes.ORDER_NOT_CANCELLABLE);
  const answer_by = daysAfter(now, afterSaleTerms(market as MarketCode).answerDays);
  const inserted = await deps.db
    .insertInto('order_cancellation')
    .values({
      ...{ user_id, order_id, market, reason, note, status: 'requested', answer_by },
      ...{ requested_at: now, answered_at: null },
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw new ApiError(errorCodes.ORDER_NOT_CANCELLABLE);
  await applyOrderAction(deps, order, { action: 'request-cancellation', actor: 'buyer', note: reason, now });
}
