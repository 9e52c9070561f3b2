import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { marketByCode } from '@pasar/markets';
import { refundShare } from '@pasar/order';
import type { LinePieces } from '@pasar/order';
import { sql } from 'kysely';
import { releaseFlashUses } from './flash-uses.ts';
import { listFlashUses } from './held-pieces.ts';
import { settleIncome } from './income/settle-income.ts';
import type { LockedOrder } from './lock-order.ts';
import { applyOrderAction } from './apply-order-action.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';
import { toPaidAmounts } from './paid-amounts.ts';
import { publishEvent } from './publish-event.ts';
import { refundOrder } from './refund-order.ts';
import { selectBoughtLines } from './select-bought-lines.ts';
import type { BoughtLine } from './select-bought-lines.ts';
import { returnStock } from './stock.ts';

type PiecesRequest = {
  readonly pieces: readonly LinePieces[];
  readonly reason: string | undefined;
  readonly now: number;
};

const pickLines = (lines: readonly BoughtLine[], pieces: readonly LinePieces[]) =>
  lines.flatMap((line) => {
    const picked = pieces.find(({ line_no }) => line_no === line.line_no);
    return picked ? [{ line, quantity: picked.quantity }] : [];
  });

/** Counts pieces as cancelled or returned. */
export async function markPieces(
  { db }: OrderDeps,
  { user_id, order_id }: Pick<OrderRow, 'user_id' | 'order_id'>,
  pieces: readonly LinePieces[],
  column: 'cancelled_quantity' | 'returned_quantity',
): Promise<void> {
  for (const { line_no, quantity } of pieces)
    await db
      .updateTable('order_line')
      .set({ [column]: sql`${sql.ref(column)} + ${quantity}` })
      .where('user_id', '=', user_id)
      .where('order_id', '=', order_id)
      .where('line_no', '=', line_no)
      .execute();
}

/** Returns pieces of an order to stock and to their flash sale. */
export async function releasePieces(
  deps: OrderDeps,
  order: OrderRow,
  lines: readonly BoughtLine[],
  pieces: readonly LinePieces[],
): Promise<void> {
  const picked = pickLines(lines, pieces);
  const owner = { userid: order.user_id, market: marketByCode(order.market) };
  await returnStock(
    deps,
    order.market,
    picked.map(({ line, quantity }) => ({ ...line, quantity })),
  );
  await releaseFlashUses(
    deps,
    owner,
    picked.flatMap(({ line, quantity }) => listFlashUses(line, quantity)),
  );
}

/**
 * Cancels some pieces of an order that is not shipped yet, and refunds their share. If no others would be left, changes
 * nothing and returns `isWhole`: cancel the whole order instead. Throws RETURN_PIECES_INVALID, ORDER_STEP_NOT_ALLOWED.
 */
export async function cancelPieces(
  deps: OrderDeps,
  { order }: LockedOrder,
  { pieces, reason, now }: PiecesRequest,
): Promise<{ readonly isWhole: boolean }> {
  const lines = await selectBoughtLines(deps, order);
  const share = refundShare(toPaidAmounts(order, lines), pieces);
  if (!share) throw new ApiError(errorCodes.RETURN_PIECES_INVALID);
  if (share.isWhole) return { isWhole: true };
  await applyOrderAction(deps, order, { action: 'cancel-part', actor: 'buyer', note: reason, now });
  await releasePieces(deps, order, lines, pieces);
  await markPieces(deps, order, pieces, 'cancelled_quantity');
  const reference = `cancelled-${deps.ids.next()}`;
  await refundOrder(deps, order, {
    amount: share.amount,
    coins: share.coins,
    reference,
    reason: 'cancelled',
    now,
  });
  await settleIncome(deps, order, now);
  const { user_id: userid, order_id, shopid } = order;
  // Before cash is paid at the door nothing is paid back: less is collected there.
  const amount = order.payment_status === 'paid' ? share.amount : 0;
  const payload = { userid, order_id, shopid, amount };
  await publishEvent(deps, { market: order.market, topic: 'order-refunded', payload, now });
  return { isWhole: false };
}
