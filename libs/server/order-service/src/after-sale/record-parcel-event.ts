import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, daysAfter } from '@pasar/order';
import { applyOrderAction } from '../apply-order-action.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { publishEvent } from '../publish-event.ts';

/** The tracking stations of a parcel, in order. */
export const parcelStations = ['picked-up', 'in-transit', 'out-for-delivery', 'delivered'] as const;
export type ParcelStation = (typeof parcelStations)[number];

/** Marks an order as delivered: starts the periods for confirmation and returns, and ends cancellation requests. */
async function markDelivered(deps: OrderDeps, order: OrderRow, now: number): Promise<void> {
  const { confirmDays, returnDays } = afterSaleTerms(order.market as MarketCode);
  const set = {
    delivered_at: now,
    receive_by: daysAfter(now, confirmDays),
    return_by: daysAfter(now, returnDays),
  };
  await applyOrderAction(deps, order, { action: 'deliver', actor: 'system', set, now });
  await deps.db
    .updateTable('order_cancellation')
    .set({ status: 'refused', answered_at: now })
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.order_id)
    .where('status', '=', 'requested')
    .execute();
  const { user_id: userid, order_id, shopid, market } = order;
  await publishEvent(deps, { market, topic: 'order-delivered', payload: { userid, order_id, shopid }, now });
}

/**
 * Records a carrier's tracking event under the order's lock. Ignores a station that was already recorded, or that comes after
 * the delivery. Throws ORDER_STEP_NOT_ALLOWED for an order without a parcel.
 */
export async function recordParcelEvent(
  deps: OrderDeps,
  order: OrderRow,
  kind: ParcelStation,
  now: number,
): Promise<void> {
  const { user_id, order_id } = order;
  if (order.delivered_at !== null) return;
  if (order.status !== 'to_receive')
    throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, 'The order has no parcel in delivery.');
  const inserted = await deps.db
    .insertInto('order_parcel_event')
    .values({ user_id, order_id, event_id: deps.ids.next(), kind, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id', 'kind']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n && kind === 'delivered') await markDelivered(deps, order, now);
}
