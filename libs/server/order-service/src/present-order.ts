import { arrivalDates, findPlaceName } from '@pasar/delivery';
import type { OrderOwner } from './order-owner.ts';
import { lineSubtotal } from '@pasar/cart';
import { toWireKey } from '@pasar/cart-service';
import type { Database } from '@pasar/database';
import { marketByCode } from '@pasar/markets';
import { money } from '@pasar/money';
import { awaitsBranch, canCancel } from '@pasar/order';
import type { Order, OrderLine, OrderSummary } from '@pasar/order-contract';
import type { Selectable } from 'kysely';
import type { OrderRow, OrderSummaryRow } from './order-row.ts';
import { isRatable } from './ratings/is-ratable.ts';
import { findReturnRefusal } from './returns/return-rules.ts';

type LineRow = Selectable<Database['order_line']>;

/** Returns a line of an order, including its returned pieces. */
export function presentLine({ currency }: Pick<OrderRow, 'currency'>, row: LineRow): OrderLine {
  const priced = {
    price: money(row.price, currency),
    quantity: row.quantity,
    ...(row.deal_discount > 0 && { deal_discount: money(row.deal_discount, currency) }),
  };
  const givenBack = row.cancelled_quantity + row.returned_quantity;
  return {
    line_no: row.line_no,
    ...toWireKey(row),
    name: row.name,
    model_name: row.model_name,
    picture: row.picture,
    ...priced,
    ...(row.deal_label !== null && { deal_label: row.deal_label }),
    ...(row.flash_quantity > 0 && { flash_quantity: row.flash_quantity }),
    subtotal: lineSubtotal(priced),
    ...(givenBack > 0 && { given_back: givenBack }),
  };
}

/** Returns an order for lists. */
export const presentSummary = (row: OrderSummaryRow, lines: readonly LineRow[]): OrderSummary => ({
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
  ...(awaitsBranch(row) &&
    row.reselect_by !== null && {
      reselect_branch: { by: row.reselect_by, forderid: row.order_sn, storeid: row.branch_id ?? '' },
    }),
  ...(row.refunded_amount > row.uncharged_amount && {
    refunded: money(row.refunded_amount - row.uncharged_amount, row.currency),
  }),
  ...(row.uncharged_amount > 0 && { uncharged: money(row.uncharged_amount, row.currency) }),
});

/** Related data of an order, besides its own row. */
export type OrderParts = {
  readonly lines: readonly LineRow[];
  readonly timeline: Order['timeline'];
  readonly parcel?: Order['parcel'];
  readonly cancellation?: Order['cancellation'];
  readonly return?: Order['return'];
  /** How much of the refunds has failed and is being retried, in the minor unit. */
  readonly delayedRefund: number;
  /** Whether a line can be rated, or its rating changed. */
  readonly hasUnrated: boolean;
};

type OrderView = { readonly now: number; readonly servesDemoSteps?: boolean | undefined };

const hasInvoice = ({ payment_status }: OrderRow): boolean =>
  payment_status === 'paid' || payment_status === 'refunded';

/** Lists what the buyer can currently do with an order. */
function listActions(row: OrderRow, parts: OrderParts, now: number): Order['actions'] {
  const allowed: Record<Order['actions'][number], boolean> = {
    cancel: canCancel(row.status),
    'request-cancellation': row.status === 'to_receive' && row.delivered_at === null && !parts.cancellation,
    receive: row.status === 'to_receive' && parts.cancellation?.status !== 'requested',
    'request-return': findReturnRefusal(row, parts.lines, now) === undefined,
    rate: parts.hasUnrated && isRatable(row, now),
    'buy-again': row.status !== 'to_pay',
    invoice: hasInvoice(row),
  };
  return (Object.keys(allowed) as Order['actions'][number][]).filter((action) => allowed[action]);
}

const returnSteps: Readonly<Record<string, Order['demo_step']>> = {
  requested: 'accept-return',
  sent: 'refund-return',
  disputed: 'refund-return',
};

/** Returns the next step of a demo's seller or carrier. */
function findDemoStep(row: OrderRow, parts: OrderParts): Order['demo_step'] {
  const { status, delivered_at } = row;
  if (status === 'to_ship') return awaitsBranch(row) ? undefined : 'ship';
  if (status === 'return_refund') return returnSteps[parts.return?.status ?? ''];
  if (status !== 'to_receive') return undefined;
  if (parts.cancellation?.status === 'requested') return 'accept-cancellation';
  return delivered_at === null && parts.parcel ? 'carry' : undefined;
}

/** The market, and the language in which places are named. */
type OrderReader = Pick<OrderOwner, 'market' | 'language'>;

/** Returns when the order was promised to arrive, and where, as the buyer saw it at checkout. */
const presentArrival = (
  { market, language }: OrderReader,
  { delivery, address: { place: city = '' }, created_at }: OrderRow,
): Order['delivery']['arrives'] => {
  const place = findPlaceName(marketByCode(market.code), { city }, language);
  return { ...arrivalDates(delivery, market, created_at), ...(place !== undefined && { place }) };
};

/** Returns an order for its own page at `now` (epoch milliseconds). */
export function presentOrder(
  reader: OrderReader,
  row: OrderRow,
  parts: OrderParts,
  { now, servesDemoSteps = false }: OrderView,
): Order {
  const step = servesDemoSteps ? findDemoStep(row, parts) : undefined;
  return {
    ...presentSummary(row, parts.lines),
    address: { name: row.address.name, phone: row.address.phone, lines: row.address.lines },
    payment_channel: row.payment_channel,
    payment_status: row.payment_status,
    delivery: { ...row.delivery, arrives: presentArrival(reader, row) },
    merchandise_total: money(row.merchandise_total, row.currency),
    shipping_total: money(row.shipping_total, row.currency),
    voucher_discount: money(row.voucher_discount, row.currency),
    shipping_discount: money(row.shipping_discount, row.currency),
    coins_spent: row.coins_spent,
    coin_discount: money(row.coin_discount, row.currency),
    voucher_codes: [row.shop_voucher, row.platform_voucher].flatMap((code) => code ?? []),
    message: row.message,
    ...(row.invoice && { invoice: row.invoice }),
    timeline: parts.timeline,
    can_cancel: canCancel(row.status),
    ...(parts.parcel && { parcel: parts.parcel }),
    ...(row.status === 'to_receive' && row.receive_by !== null && { receive_by: row.receive_by }),
    ...(row.return_by !== null && { return_by: row.return_by }),
    ...(parts.cancellation && { cancellation: parts.cancellation }),
    ...(parts.return && { return: parts.return }),
    ...(parts.delayedRefund > 0 && { refund_delayed: money(parts.delayedRefund, row.currency) }),
    actions: listActions(row, parts, now),
    ...(step && { demo_step: step }),
  };
}
