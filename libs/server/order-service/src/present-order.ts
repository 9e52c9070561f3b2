import { arrivalDates } from '@pasar/delivery';
import type { OrderOwner } from './order-owner.ts';
import { lineSubtotal } from '@pasar/cart';
import { toWireKey } from '@pasar/cart-service';
import type { Database } from '@pasar/database';
import { money } from '@pasar/money';
import { canCancel } from '@pasar/order';
import type { Order, OrderLine, OrderSummary } from '@pasar/order-contract';
import type { Selectable } from 'kysely';
import type { OrderRow } from './order-row.ts';

type LineRow = Selectable<Database['order_line']>;

function presentLine({ currency }: OrderRow, row: LineRow): OrderLine {
  const priced = {
    price: money(row.price, currency),
    quantity: row.quantity,
    ...(row.deal_discount > 0 && { deal_discount: money(row.deal_discount, currency) }),
  };
  return {
    ...toWireKey(row),
    name: row.name,
    model_name: row.model_name,
    picture: row.picture,
    ...priced,
    ...(row.deal_label !== null && { deal_label: row.deal_label }),
    ...(row.flash_quantity > 0 && { flash_quantity: row.flash_quantity }),
    subtotal: lineSubtotal(priced),
  };
}

/** An order as lists show it. */
export const presentSummary = (row: OrderRow, lines: readonly LineRow[]): OrderSummary => ({
  order_id: row.order_id,
  checkoutid: row.checkoutid,
  order_sn: row.order_sn,
  status: row.status,
  shopid: row.shopid,
  shop_name: row.shop_name,
  shop_username: row.shop_username,
  lines: lines.map((line) => presentLine(row, line)),
  total: money(row.total, row.currency),
  created_at: row.created_at,
  ...(row.status === 'to_pay' && row.pay_by !== null && { pay_by: row.pay_by }),
});

/** An order as its own page shows it. */
export const presentOrder = (
  market: OrderOwner['market'],
  row: OrderRow,
  lines: readonly LineRow[],
  timeline: Order['timeline'],
): Order => ({
  ...presentSummary(row, lines),
  address: row.address,
  payment_channel: row.payment_channel,
  payment_status: row.payment_status,
  delivery: { ...row.delivery, arrives: arrivalDates(row.delivery, market, row.created_at) },
  merchandise_total: money(row.merchandise_total, row.currency),
  shipping_total: money(row.shipping_total, row.currency),
  voucher_discount: money(row.voucher_discount, row.currency),
  shipping_discount: money(row.shipping_discount, row.currency),
  voucher_codes: [row.shop_voucher, row.platform_voucher].flatMap((code) => code ?? []),
  message: row.message,
  timeline,
  can_cancel: canCancel(row.status),
});
