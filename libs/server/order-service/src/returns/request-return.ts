import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, refundShare, returnDeadline } from '@pasar/order';
import type { RefundShare } from '@pasar/order';
import type { OrderReturn, requestReturn } from '@pasar/order-contract';
import { lockOwnOrder } from '../lock-order.ts';
import { applyOrderAction } from '../apply-order-action.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { toPaidAmounts } from '../paid-amounts.ts';
import { publishEvent } from '../publish-event.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import type { BoughtLine } from '../select-bought-lines.ts';
import { attachPictures } from './order-pictures.ts';
import { recordReturnEvent } from './move-return.ts';
import { presentReturn } from './present-return.ts';
import { findReturnRefusal, listReturnReasons } from './return-rules.ts';

type ReturnRequest = CallBody<typeof requestReturn>;

/** Throws RETURN_OPEN, or RETURN_NOT_ALLOWED with the reason. */
function requireReturnable(
  order: OrderRow,
  lines: readonly BoughtLine[],
  request: ReturnRequest,
  now: number,
) {
  const refusal = findReturnRefusal(order, lines, now);
  if (refusal === 'open') throw new ApiError(errorCodes.RETURN_OPEN);
  const option = listReturnReasons(order).find(({ reason }) => reason === request.reason);
  if (refusal || !option?.solutions.includes(request.solution))
    throw new ApiError(errorCodes.RETURN_NOT_ALLOWED, refusal ?? 'The reason does not allow this solution.');
  if (new Set(request.pictures).size < option.minPictures)
    throw new ApiError(errorCodes.PARAM, `pictures: this reason needs at least ${option.minPictures}.`);
}

/** Only the server determines the amount. Throws REFUND_CHANGED if the buyer saw another one. */
function requireShare(order: OrderRow, lines: readonly BoughtLine[], request: ReturnRequest): RefundShare {
  const share = refundShare(toPaidAmounts(order, lines), request.pieces);
  if (!share) throw new ApiError(errorCodes.RETURN_PIECES_INVALID);
  const { amount, currency } = request.seen_amount;
  if (amount !== share.amount || currency !== order.currency) throw new ApiError(errorCodes.REFUND_CHANGED);
  return share;
}

async function writeReturn(
  deps: OrderDeps,
  order: OrderRow,
  { request, share, now }: { request: ReturnRequest; share: RefundShare; now: number },
): Promise<number> {
  const { user_id, order_id, market, shopid, currency } = order;
  const return_id = deps.ids.next();
  const { solution, reason, note } = request;
  const deadline = returnDeadline('requested', now, afterSaleTerms(market as MarketCode)) ?? null;
  await deps.db
    .insertInto('order_return')
    .values({
      ...{ user_id, return_id, order_id, market, shopid, status: 'requested', solution, reason },
      ...{ note: note.trim(), currency, amount: share.amount, coins: share.coins },
      ...{ shipping_option: null, tracking_number: null, deadline, created_at: now },
    })
    .execute();
  await deps.db
    .insertInto('order_return_line')
    .values(share.lines.map((line) => ({ user_id, return_id, ...line })))
    .execute();
  await recordReturnEvent(deps, { user_id, return_id }, { status: 'requested', actor: 'buyer', now });
  return return_id;
}

/**
 * Requests a return, in one transaction. Throws NOT_FOUND if the order does not exist or belongs to another member,
 * RETURN_OPEN, RETURN_NOT_ALLOWED after the deadline or for an invalid reason, RETURN_PIECES_INVALID for pieces that were not
 * bought, REFUND_CHANGED if the amount differs from ours, PARAM without the pictures that the reason requires.
 */
export function requestOwnReturn(
  deps: OrderDeps,
  owner: OrderOwner,
  request: ReturnRequest,
  now: number,
): Promise<OrderReturn> {
  return runInTransaction(deps, async (inside) => {
    const { order } = await lockOwnOrder(inside, owner, request.order_id);
    const lines = await selectBoughtLines(inside, order);
    requireReturnable(order, lines, request, now);
    const share = requireShare(order, lines, request);
    await applyOrderAction(inside, order, {
      action: 'request-return',
      actor: 'buyer',
      note: request.reason,
      now,
    });
    const return_id = await writeReturn(inside, order, { request, share, now });
    await attachPictures(inside, owner.userid, request.pictures, return_id);
    const { user_id: userid, order_id, shopid, market } = order;
    const payload = { userid, return_id, order_id, shopid, status: 'requested' };
    await publishEvent(inside, { market, topic: 'return-changed', payload, now });
    return presentReturn(inside, owner, { return_id });
  });
}
