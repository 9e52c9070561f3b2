import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, isPast, returnOptions } from '@pasar/order';
import type { ReturnOptions } from '@pasar/order-contract';
import { countHeldPieces } from '../held-pieces.ts';
import type { OrderRow } from '../order-row.ts';
import type { BoughtLine } from '../select-bought-lines.ts';

/** Returns why an order cannot be returned; undefined if some of it can. */
export function findReturnRefusal(
  order: OrderRow,
  lines: readonly BoughtLine[],
  now: number,
): ReturnOptions['refusal'] {
  const { status, delivered_at, return_by } = order;
  if (status === 'return_refund') return 'open';
  if (status === 'to_receive' && delivered_at === null) return 'not-delivered';
  if (status !== 'to_receive' && status !== 'completed') return 'not-now';
  if (isPast(return_by, now) || (return_by === null && status === 'completed')) return 'too-late';
  return lines.every((line) => countHeldPieces(line) === 0) ? 'nothing-left' : undefined;
}

/** Lists the reasons for which an order can be returned. */
export const listReturnReasons = (order: OrderRow) =>
  returnOptions(afterSaleTerms(order.market as MarketCode), { isReceived: order.status === 'completed' });
