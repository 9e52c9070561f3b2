import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { moveReturn as moveReturnCall, OrderReturn, shipReturn } from '@pasar/order-contract';
import { parseTrackingNumber } from '../after-sale/ship-order.ts';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { findReturnKey, readReturn } from './find-return.ts';
import type { ReturnRow } from './find-return.ts';
import { moveReturn } from './move-return.ts';
import { presentReturn } from './present-return.ts';

const notFound = (): ApiError => new ApiError(errorCodes.NOT_FOUND, 'There is no such return.');

type LockedReturn = { readonly locked: LockedOrder; readonly row: ReturnRow };

/** Locks a return's order, then reads the return. Throws NOT_FOUND if the caller is neither its buyer nor its seller. */
export async function lockReturn(
  deps: OrderDeps,
  returnId: number,
  by: { readonly buyer: number } | { readonly shop: number; readonly market: string },
  market: string,
): Promise<LockedReturn> {
  const key = await findReturnKey(deps, returnId, by);
  if (!key || key.market !== market) throw notFound();
  const locked = await lockOrder(deps, key, key.order_id);
  const row = await readReturn(deps, key.userid, returnId);
  if (!row) throw notFound();
  return { locked, row };
}

/** Withdraws a return, which completes the order. Throws NOT_FOUND, ORDER_STEP_NOT_ALLOWED once the goods are sent. */
export function moveOwnReturn(
  deps: OrderDeps,
  owner: OrderOwner,
  { return_id, action }: CallBody<typeof moveReturnCall>,
  now: number,
): Promise<OrderReturn> {
  return runInTransaction(deps, async (inside) => {
    const by = { buyer: owner.userid };
    const { locked, row } = await lockReturn(inside, return_id, by, owner.market.code);
    await moveReturn(inside, locked, row, { action, actor: 'buyer', now });
    return presentReturn(inside, owner, { return_id });
  });
}

/** Returns the tracking number of a parcel that the store's own carrier collects. */
const ownTracking = (returnId: number): string => `RT${String(returnId).slice(-14).padStart(14, '0')}`;

/**
 * Chooses how to send the goods back; the seller then inspects them. Throws NOT_FOUND,
 * ORDER_STEP_NOT_ALLOWED, TRACKING_NUMBER_INVALID if another carrier's parcel has no number.
 */
export function shipOwnReturn(
  deps: OrderDeps,
  owner: OrderOwner,
  { return_id, option, sent, tracking_number }: CallBody<typeof shipReturn>,
  now: number,
): Promise<OrderReturn> {
  return runInTransaction(deps, async (inside) => {
    const by = { buyer: owner.userid };
    const { locked, row } = await lockReturn(inside, return_id, by, owner.market.code);
    if (row.status !== 'to_send') throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED);
    const number = option === 'own-carrier' ? (tracking_number ?? '') : ownTracking(return_id);
    const set = {
      shipping_option: option,
      tracking_number: option === 'own-carrier' && !sent ? null : parseTrackingNumber(number),
    };
    if (sent) await moveReturn(inside, locked, row, { action: 'send', actor: 'buyer', set, now });
    else
      await inside.db
        .updateTable('order_return')
        .set(set)
        .where('user_id', '=', row.user_id)
        .where('return_id', '=', return_id)
        .execute();
    return presentReturn(inside, owner, { return_id });
  });
}
