import { money } from '@pasar/money';
import { maxReturnPictures, refundShare } from '@pasar/order';
import type { ReturnOptions } from '@pasar/order-contract';
import { countHeldPieces } from '../held-pieces.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { toPaidAmounts } from '../paid-amounts.ts';
import { presentLine } from '../present-order.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import type { BoughtLine } from '../select-bought-lines.ts';
import { findReturnRefusal, listReturnReasons } from './return-rules.ts';

/** Returns the refund for one piece, two pieces … of a line, if nothing else is returned. */
function presentLeft(order: OrderRow, lines: readonly BoughtLine[], line: BoughtLine) {
  const paid = toPaidAmounts(order, lines);
  const left = countHeldPieces(line);
  const amounts = Array.from({ length: left }, (_, index) => {
    const share = refundShare(paid, [{ line_no: line.line_no, quantity: index + 1 }]);
    return money(share?.lines[0]?.amount ?? 0, order.currency);
  });
  return { line: presentLine(order, line), left, amounts };
}

/**
 * Returns what can be returned of an order, for which reasons, and the refunds. Throws NOT_FOUND if it does not exist or belongs to another
 * member.
 */
export async function readReturnOptions(
  deps: OrderDeps,
  owner: OrderOwner,
  orderId: number,
  now: number,
): Promise<ReturnOptions> {
  const order = await readOwnOrderRow(deps, owner, orderId);
  const lines = await selectBoughtLines(deps, order);
  const refusal = findReturnRefusal(order, lines, now);
  return {
    order_id: order.order_id,
    order_sn: order.order_sn,
    ...(refusal && { refusal }),
    ...(order.return_by !== null && { return_by: order.return_by }),
    reasons: listReturnReasons(order).map(({ reason, solutions, minPictures }) => ({
      reason,
      solutions: [...solutions],
      min_pictures: minPictures,
    })),
    lines: lines.map((line) => presentLeft(order, lines, line)),
    shipping: money(order.shipping_total - order.shipping_discount, order.currency),
    max_pictures: maxReturnPictures,
  };
}
