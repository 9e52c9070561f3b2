import { cancelReasons, sellerCancelReasons } from '@pasar/order';
import type { CancelReason, SellerCancelReason } from '@pasar/order';
import type { ShopOrder } from '@pasar/order-api';

/** Who ended an order; `request` is the buyer's, accepted by the seller or by a deadline. */
type CancelledBy = 'buyer' | 'seller' | 'request' | 'deadline';
type ReasonText = `cancel_reason_${CancelReason}` | `reason_${SellerCancelReason}`;

export type Cancellation = {
  readonly by: CancelledBy;
  /** The translation key of the reason; absent if none was given. */
  readonly reason?: ReasonText;
};

type CancelledOrder = Pick<ShopOrder['order'], 'status' | 'timeline' | 'cancellation'>;

const buyerReason = (given: string | undefined): { readonly reason?: ReasonText } => {
  const known = cancelReasons.find((each) => each === given);
  return known ? { reason: `cancel_reason_${known}` } : {};
};
const sellerReason = (given: string | undefined): { readonly reason?: ReasonText } => {
  const known = sellerCancelReasons.find((each) => each === given);
  return known ? { reason: `reason_${known}` } : {};
};

/** Who cancelled an order and why, from its history; undefined if it was not cancelled or the history does not say. */
export function describeCancellation(order: CancelledOrder): Cancellation | undefined {
  const event = order.timeline.findLast(({ status }) => status === 'cancelled');
  if (order.status !== 'cancelled' || !event) return undefined;
  const { action, actor, note } = event;
  if (action === 'accept-cancellation') return { by: 'request', ...buyerReason(order.cancellation?.reason) };
  if (action !== 'cancel' || actor === undefined) return undefined;
  if (actor === 'buyer') return { by: actor, ...buyerReason(note) };
  return actor === 'seller' ? { by: actor, ...sellerReason(note) } : { by: 'deadline' };
}
