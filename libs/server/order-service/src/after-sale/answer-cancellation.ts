import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Actor } from '@pasar/order';
import { cancelAndRelease } from '../cancel-and-release.ts';
import type { LockedOrder } from '../lock-order.ts';
import { applyOrderAction } from '../apply-order-action.ts';
import type { OrderDeps } from '../order-deps.ts';

type CancellationAnswer = {
  readonly accepts: boolean;
  readonly actor: Extract<Actor, 'seller' | 'system'>;
  readonly now: number;
};

/** Answers a buyer's request to cancel an order that is on its way. Throws ORDER_STEP_NOT_ALLOWED if there is none. */
export async function answerCancellationRequest(
  deps: OrderDeps,
  { order, others }: LockedOrder,
  { accepts, actor, now }: CancellationAnswer,
): Promise<void> {
  const { numUpdatedRows } = await deps.db
    .updateTable('order_cancellation')
    .set({ status: accepts ? 'accepted' : 'refused', answered_at: now })
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.order_id)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n)
    throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, 'There is no cancellation request.');
  if (!accepts)
    return void (await applyOrderAction(deps, order, { action: 'refuse-cancellation', actor, now }));
  const cause = { reason: 'by-buyer', action: 'accept-cancellation' } as const;
  return cancelAndRelease(deps, { order, others, ...cause, actor, now });
}
