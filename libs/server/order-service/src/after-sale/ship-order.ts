import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { awaitsBranch } from '@pasar/order';
import { applyOrderAction } from '../apply-order-action.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { publishEvent } from '../publish-event.ts';

const trackingPattern = /^[A-Z0-9]{8,30}$/;

/** Normalizes a tracking number to capitals and digits. Throws TRACKING_NUMBER_INVALID for any other text. */
export function parseTrackingNumber(text: string): string {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!trackingPattern.test(number)) throw new ApiError(errorCodes.TRACKING_NUMBER_INVALID);
  return number;
}

export type Shipment = { readonly carrier: string; readonly tracking_number: string; readonly now: number };

/**
 * Ships an order. Throws ORDER_STEP_NOT_ALLOWED if it is not ready to be shipped, BRANCH_AWAITED while its buyer has to choose
 * another branch.
 */
export async function shipOrder(deps: OrderDeps, order: OrderRow, shipment: Shipment): Promise<OrderRow> {
  const { carrier, now } = shipment;
  if (awaitsBranch(order)) throw new ApiError(errorCodes.BRANCH_AWAITED);
  const tracking_number = parseTrackingNumber(shipment.tracking_number);
  const shipped = await applyOrderAction(deps, order, {
    ...{ action: 'ship', actor: 'seller', set: { shipped_at: now }, now },
  });
  const { user_id, order_id, market, shopid } = order;
  await deps.db
    .insertInto('order_parcel')
    .values({ user_id, order_id, carrier: carrier.trim(), tracking_number, shipped_at: now })
    .execute();
  const payload = { userid: user_id, order_id, shopid };
  await publishEvent(deps, { market, topic: 'order-shipped', payload, now });
  return shipped;
}
