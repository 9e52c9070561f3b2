import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { canCancel } from '@pasar/order';
import type { cancelOrder, Order } from '@pasar/order-contract';
import { requestCancellation } from './after-sale/request-cancellation.ts';
import { cancelAndRelease } from './cancel-and-release.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { lockOwnOrder } from './lock-order.ts';
import type { LockedOrder } from './lock-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import { getOwnOrder } from './read-orders.ts';
import { runInTransaction } from './run-in-transaction.ts';

type CancelRequest = CallBody<typeof cancelOrder>;

/** Tries the cases of a cancellation in order: already cancelled, by request, partial, whole. */
async function cancel(deps: OrderDeps, locked: LockedOrder, request: CancelRequest, now: number) {
  const { order, others } = locked;
  const { reason, pieces, note } = request;
  if (order.status === 'cancelled') return undefined;
  if (order.status === 'to_receive') return requestCancellation(deps, order, { reason, note, now });
  if (!canCancel(order.status)) throw new ApiError(errorCodes.ORDER_NOT_CANCELLABLE);
  if (pieces && !(await cancelPieces(deps, locked, { pieces, reason, now })).isWhole) return undefined;
  return cancelAndRelease(deps, { order, others, reason: 'by-buyer', actor: 'buyer', note: reason, now });
}

/**
 * Cancels an order that has not been shipped, or some of its pieces: restores stock, releases vouchers and refunds
 * money in one transaction. If it is on its way, asks the seller. Idempotent. Throws NOT_FOUND if the order does not exist
 * or belongs to another member, ORDER_NOT_CANCELLABLE once it has been received, RETURN_PIECES_INVALID for pieces that
 * are not in it.
 */
export function cancelOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  request: CancelRequest,
  now: number,
): Promise<Order> {
  return runInTransaction(deps, async (inside) => {
    await cancel(inside, await lockOwnOrder(inside, owner, request.order_id), request, now);
    return getOwnOrder(inside, owner, request.order_id, now);
  });
}
