import { addMoney, sumMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { ReturnOptions } from '@pasar/order-api';
import type { LineQuantities } from '../shared/LineChoice.tsx';

/** The refund of the selected pieces, as the server calculates it: includes the shipping fee if nothing is kept. */
export function refundAmount({ lines, shipping }: ReturnOptions, picked: LineQuantities): Money {
  const amounts = lines.flatMap(({ line, amounts: each }) => each[(picked[line.line_no] ?? 0) - 1] ?? []);
  const goods = sumMoney(amounts, shipping.currency);
  const isWhole = lines.every(({ line, left }) => (picked[line.line_no] ?? 0) === left);
  return isWhole && amounts.length > 0 ? addMoney(goods, shipping) : goods;
}
