import type { PaidAmounts } from '@pasar/order';
import type { OrderRow } from './order-row.ts';
import type { BoughtLine } from './select-bought-lines.ts';

/** Returns what was paid for an order's goods after vouchers and coins, in minor units. */
export const paidForGoods = ({ merchandise_total, voucher_discount, coin_discount }: OrderRow): number =>
  merchandise_total - voucher_discount - coin_discount;

/** Returns what was paid for an order, as input for the refund rules. */
export const toPaidAmounts = (order: OrderRow, lines: readonly BoughtLine[]): PaidAmounts => ({
  currency: order.currency,
  goods: paidForGoods(order),
  shipping: order.shipping_total - order.shipping_discount,
  coins: order.coins_spent,
  refunded: { amount: order.refunded_amount, coins: order.refunded_coins },
  lines: lines.map(({ line_no, quantity, cancelled_quantity, returned_quantity, ...line }) => ({
    line_no,
    subtotal: line.price * quantity - line.deal_discount - line.voucher_discount,
    quantity,
    returned: cancelled_quantity + returned_quantity,
  })),
});
