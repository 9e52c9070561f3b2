import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, returnDeadline, transitionReturn } from '@pasar/order';
import type { Actor, ReturnAction, ReturnStatus } from '@pasar/order';
import { completeOrder } from '../after-sale/complete-order.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { publishEvent } from '../publish-event.ts';
import type { ReturnRow } from './find-return.ts';
import { settleReturn } from './settle-return.ts';

export type ReturnStep = {
  readonly action: ReturnAction;
  readonly actor: Actor;
  readonly note?: string | undefined;
  readonly set?: Partial<Pick<ReturnRow, 'shipping_option' | 'tracking_number' | 'seller_note'>>;
  readonly now: number;
};

const notNow = (action: string, reason: string): ApiError =>
  new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, `${action}: ${reason}.`);

/** Records a step in a return's history. */
export async function recordReturnEvent(
  { db, ids }: OrderDeps,
  { user_id, return_id }: Pick<ReturnRow, 'user_id' | 'return_id'>,
  event: {
    readonly status: ReturnStatus;
    readonly actor: Actor;
    readonly note?: string | undefined;
    readonly now: number;
  },
): Promise<void> {
  const { status, actor, note = '', now } = event;
  await db
    .insertInto('order_return_event')
    .values({ user_id, return_id, event_id: ids.next(), status, actor, note, at: now })
    .execute();
}

/** Settles the order when its return ends. */
async function settleOrder(deps: OrderDeps, locked: LockedOrder, moved: ReturnRow, step: ReturnStep) {
  const { now } = step;
  const actor = step.actor === 'buyer' ? 'buyer' : step.actor;
  if (moved.status === 'refunded') return settleReturn(deps, locked, moved, { actor, now });
  if (moved.status === 'withdrawn' || moved.status === 'expired')
    return completeOrder(deps, locked.order, { action: 'withdraw-return', actor, now });
  if (moved.status === 'refused')
    return completeOrder(deps, locked.order, { action: 'refuse-return', actor, now });
  return undefined;
}

/**
 * Applies an actor's action to a return under its order's lock: return, order, money, stock and history change together.
 * Throws ORDER_STEP_NOT_ALLOWED for a step that is not in the table.
 */
export async function moveReturn(
  deps: OrderDeps,
  locked: LockedOrder,
  row: ReturnRow,
  step: ReturnStep,
): Promise<ReturnRow> {
  const { action, actor, note, set, now } = step;
  const move = transitionReturn(row, action, actor);
  if (!move.moved) throw notNow(action, move.reason);
  const deadline = returnDeadline(move.status, now, afterSaleTerms(row.market as MarketCode)) ?? null;
  const moved = await deps.db
    .updateTable('order_return')
    .set({ status: move.status, deadline, ...set })
    .where('user_id', '=', row.user_id)
    .where('return_id', '=', row.return_id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw notNow(action, 'not-now');
  await recordReturnEvent(deps, row, { status: move.status, actor, note, now });
  await settleOrder(deps, locked, moved, step);
  const { user_id: userid, return_id, order_id, shopid, market } = row;
  const payload = { userid, return_id, order_id, shopid, status: move.status };
  await publishEvent(deps, { market, topic: 'return-changed', payload, now });
  return moved;
}
