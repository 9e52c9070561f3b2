import { refundShare } from '@pasar/order';
import type { Actor } from '@pasar/order';
import { completeOrder } from '../after-sale/complete-order.ts';
import { cancelAndRelease } from '../cancel-and-release.ts';
import { markPieces, releasePieces } from '../cancel-pieces.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { toPaidAmounts } from '../paid-amounts.ts';
import { publishEvent } from '../publish-event.ts';
import { refundOrder } from '../refund-order.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import type { ReturnRow } from './find-return.ts';

const selectPieces = ({ db }: OrderDeps, { user_id, return_id }: ReturnRow) =>
  db
    .selectFrom('order_return_line')
    .select(['line_no', 'quantity'])
    .where('user_id', '=', user_id)
    .where('return_id', '=', return_id)
    .execute();

type Settlement = { readonly actor: Actor; readonly now: number };

/**
 * Refunds a return: money and coins, stock of goods that came back, vouchers if nothing of the order is left. Completes an
 * order of which something is kept, and cancels one that is returned entirely.
 */
export async function settleReturn(
  deps: OrderDeps,
  { order, others }: LockedOrder,
  row: ReturnRow,
  { actor, now }: Settlement,
): Promise<void> {
  const pieces = await selectPieces(deps, row);
  const lines = await selectBoughtLines(deps, order);
  const share = refundShare(toPaidAmounts(order, lines), pieces);
  if (!share) throw new Error(`Return ${row.return_id} does not match its order.`);
  const restocks = row.solution === 'return-and-refund';
  if (share.isWhole) {
    const cause = { reason: 'returned', action: 'refund', actor, restocks } as const;
    await cancelAndRelease(deps, { order, others, ...cause, now });
    await markPieces(deps, order, pieces, 'returned_quantity');
  } else {
    if (restocks) await releasePieces(deps, order, lines, pieces);
    await markPieces(deps, order, pieces, 'returned_quantity');
    const reference = `return-${row.return_id}`;
    await refundOrder(deps, order, {
      amount: row.amount,
      coins: row.coins,
      reference,
      reason: 'return',
      now,
    });
    const refunded = order.refunded_amount + row.amount;
    await completeOrder(deps, { ...order, refunded_amount: refunded }, { action: 'refund-part', actor, now });
  }
  const { user_id: userid, order_id, shopid, market } = order;
  const payload = { userid, order_id, shopid, amount: row.amount };
  await publishEvent(deps, { market, topic: 'order-refunded', payload, now });
}
