import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type {
  answerCancellation,
  answerReturn,
  cancelShopOrder,
  shipOrder as shipOrderCall,
} from '@pasar/order-contract';
import { answerCancellationRequest } from '../after-sale/answer-cancellation.ts';
import { shipOrder } from '../after-sale/ship-order.ts';
import { cancelAndRelease } from '../cancel-and-release.ts';
import { lockShopOrder } from '../lock-order.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockReturn } from '../returns/move-own-return.ts';
import { moveReturn } from '../returns/move-return.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import type { ShopSeller } from './shop-seller.ts';

type ShopOrder = CallData<typeof shipOrderCall>;
/** Runs a seller's step on an order of their own shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
function withShopOrder(
  deps: OrderDeps,
  seller: ShopSeller,
  orderId: number,
  step: (inside: OrderDeps, locked: LockedOrder) => Promise<unknown>,
): Promise<ShopOrder> {
  return runInTransaction(deps, async (inside) => {
    const locked = await lockShopOrder(inside, seller, orderId);
    await step(inside, locked);
    const { status } = await inside.db
      .selectFrom('orders')
      .select('status')
      .where('user_id', '=', locked.order.user_id)
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { order_id: orderId, status };
  });
}

/** Ships an order. Throws TRACKING_NUMBER_INVALID, ORDER_STEP_NOT_ALLOWED. */
export const shipShopOrder = (
  deps: OrderDeps,
  seller: ShopSeller,
  { order_id, ...shipment }: CallBody<typeof shipOrderCall>,
  now: number,
): Promise<ShopOrder> =>
  withShopOrder(deps, seller, order_id, (inside, { order }) =>
    shipOrder(inside, order, { ...shipment, now }),
  );

/** Cancels an order. Throws ORDER_STEP_NOT_ALLOWED once it has been shipped. */
export const cancelOwnShopOrder = (
  deps: OrderDeps,
  seller: ShopSeller,
  { order_id, reason }: CallBody<typeof cancelShopOrder>,
  now: number,
): Promise<ShopOrder> =>
  withShopOrder(deps, seller, order_id, async (inside, { order, others }) => {
    if (order.status === 'cancelled') return;
    const cause = { reason: 'by-seller', actor: 'seller', note: reason } as const;
    await cancelAndRelease(inside, { order, others, ...cause, now });
  });

/** Answers the request to cancel an order that is on its way. Throws ORDER_STEP_NOT_ALLOWED if there is none. */
export const answerShopCancellation = (
  deps: OrderDeps,
  seller: ShopSeller,
  { order_id, accept }: CallBody<typeof answerCancellation>,
  now: number,
): Promise<ShopOrder> =>
  withShopOrder(deps, seller, order_id, (inside, locked) =>
    answerCancellationRequest(inside, locked, { accepts: accept, actor: 'seller', now }),
  );

/** Accepts, refunds or disputes a return. Throws NOT_FOUND if it does not exist or belongs to another shop, ORDER_STEP_NOT_ALLOWED. */
export function answerShopReturn(
  deps: OrderDeps,
  seller: ShopSeller,
  { return_id, action, note = '' }: CallBody<typeof answerReturn>,
  now: number,
): Promise<CallData<typeof answerReturn>> {
  if (action === 'dispute' && note.trim() === '')
    throw new ApiError(errorCodes.PARAM, 'note: say why you do not agree.');
  return runInTransaction(deps, async (inside) => {
    const { code } = seller.market;
    const { locked, row } = await lockReturn(inside, return_id, { shop: seller.shopid, market: code }, code);
    const set = note.trim() === '' ? {} : { seller_note: note.trim() };
    const moved = await moveReturn(inside, locked, row, { action, actor: 'seller', note, set, now });
    return { return_id, status: moved.status };
  });
}
