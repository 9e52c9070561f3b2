import type { Shopper } from '@pasar/cart-service';
import { findPlaceName } from '@pasar/delivery';
import type { LanguageTag } from '@pasar/markets';
import { initialStatus, paymentDeadline } from '@pasar/order';
import type { InitialPaymentStatus, OrderInvoice } from '@pasar/order';
import type { PlaceOrderRequest } from '@pasar/order-contract';
import { branchLines } from './branches/branch.ts';
import { takeCoins } from './coins/coin-ledger.ts';
import type { DeliveryAddress } from './find-address.ts';
import type { OrderDeps } from './order-deps.ts';
import { toIncomeColumns } from './income/to-income-columns.ts';
import { formatOrderSn } from './format-order-sn.ts';
import { splitShopVoucher } from './split-shop-voucher.ts';
import { publishEvent } from './publish-event.ts';
import { recordEvent } from './record-event.ts';
import { recordPayment } from './record-payment.ts';
import type { CheckoutQuote, QuotedShop } from './quote.ts';

/** The page on which an order is placed: its language, and the store's address. */
export type OrderContext = { readonly language: LanguageTag; readonly origin: string };

/** A confirmed purchase, ready to be written. */
export type Purchase = {
  readonly checkoutid: number;
  readonly quote: CheckoutQuote;
  readonly address: DeliveryAddress;
  readonly request: PlaceOrderRequest;
  readonly payment: InitialPaymentStatus;
  readonly now: number;
  readonly invoice?: OrderInvoice;
  readonly page?: OrderContext;
};

const toAmountColumns = ({ sums }: QuotedShop) => ({
  merchandise_total: sums.merchandise_total.amount,
  shipping_total: sums.shipping_total.amount,
  voucher_discount: sums.voucher_discount.amount,
  shipping_discount: sums.shipping_discount.amount,
  total: sums.total.amount,
  coins_spent: sums.coins,
  coin_discount: sums.coin_discount.amount,
});

const toOrderRow = (
  orderId: number,
  { userid, market }: Shopper,
  quotedShop: QuotedShop,
  purchase: Purchase,
) => {
  const { checkoutid, quote, address, request, payment, invoice, now } = purchase;
  const { channel, days_min, days_max } = quotedShop.delivery;
  const branch = quotedShop.pickUp?.branch;
  const status = initialStatus(payment);
  const place = branch?.city ?? findPlaceName(market, address.place);
  return {
    user_id: userid,
    order_id: orderId,
    checkoutid,
    order_sn: formatOrderSn(orderId, now),
    market: market.code,
    shopid: quotedShop.shop.shopid,
    shop_name: quotedShop.shop.name,
    shop_username: quotedShop.shop.username,
    status,
    currency: quote.currency,
    ...toAmountColumns(quotedShop),
    ...toIncomeColumns(quotedShop, market.code, { payment, now }),
    payment_channel: request.payment_channel,
    payment_status: payment,
    address: {
      ...{ name: address.name, phone: address.phone },
      ...(place !== undefined && { place }),
      ...(branch ? { lines: branchLines(branch), billing_lines: address.lines } : { lines: address.lines }),
    },
    delivery: { channel, days_min, days_max, ...(branch && { branch_name: branch.name }) },
    branch_id: branch?.branch_id ?? null,
    shop_voucher: quotedShop.voucher?.voucher.code ?? null,
    platform_voucher: quote.platformVoucher?.voucher.code ?? null,
    message: request.messages?.find(({ shopid }) => shopid === quotedShop.shop.shopid)?.text.trim() ?? '',
    invoice: invoice ?? null,
    created_at: now,
    pay_by: paymentDeadline(status, now) ?? null,
  };
};

const toLineRows = (orderId: number, userid: number, share: QuotedShop) => {
  const voucherParts = splitShopVoucher(share);
  return share.lines.map(({ offer, price, deal_discount, deal_label, flash_quantity, ...line }, index) => ({
    user_id: userid,
    order_id: orderId,
    line_no: index + 1,
    ...{ shopid: line.shopid, itemid: line.itemid, modelid: line.modelid, quantity: line.quantity },
    name: offer.name,
    model_name: offer.model_name,
    picture: offer.picture,
    price: price.amount,
    deal_discount: deal_discount?.amount ?? 0,
    voucher_discount: voucherParts[index] ?? 0,
    deal_label: deal_label ?? null,
    flash_starts_at: flash_quantity > 0 ? (offer.flash?.starts_at ?? null) : null,
    flash_quantity,
  }));
};

const toPlacedEvent = (
  orderId: number,
  { userid, market }: Shopper,
  share: QuotedShop,
  { checkoutid, now }: Purchase,
) => ({
  market: market.code,
  topic: 'order-placed' as const,
  now,
  payload: {
    userid,
    order_id: orderId,
    checkoutid,
    shopid: share.shop.shopid,
    total: share.sums.total,
    lines: share.lines.map(({ itemid, modelid, quantity }) => ({ itemid, modelid, quantity })),
  },
});

const shopperCoins = ({ userid, market }: Shopper) => ({ userid, market: market.code });

async function writeOrder(
  deps: OrderDeps,
  shopper: Shopper,
  share: QuotedShop,
  purchase: Purchase,
): Promise<number> {
  const orderId = deps.ids.next();
  const row = toOrderRow(orderId, shopper, share, purchase);
  await deps.db.insertInto('orders').values(row).execute();
  await takeCoins(deps, shopperCoins(shopper), {
    ...{ kind: 'spent', amount: row.coins_spent, reference: String(orderId), order_id: orderId },
    now: purchase.now,
  });
  await deps.db
    .insertInto('order_line')
    .values(toLineRows(orderId, shopper.userid, share))
    .execute();
  await recordEvent(deps, row, { status: row.status, action: 'place', actor: 'buyer', now: purchase.now });
  if (row.payment_status === 'paid') await recordPayment(deps, row, purchase.now);
  await publishEvent(deps, toPlacedEvent(orderId, shopper, share, purchase));
  return orderId;
}

/** Writes the checkout and one order per shop, each with its lines, first event and outbox message. */
export async function writeOrders(deps: OrderDeps, shopper: Shopper, purchase: Purchase): Promise<number[]> {
  const { checkoutid, quote, request, payment, now, page } = purchase;
  await deps.db
    .insertInto('checkout')
    .values({
      user_id: shopper.userid,
      checkoutid,
      market: shopper.market.code,
      currency: quote.currency,
      total: quote.sums.total.amount,
      payment_channel: request.payment_channel,
      payment_status: payment,
      platform_voucher: quote.platformVoucher?.voucher.code ?? null,
      created_at: now,
      ...page,
    })
    .execute();
  const orderIds: number[] = [];
  for (const share of quote.shops) orderIds.push(await writeOrder(deps, shopper, share, purchase));
  return orderIds;
}
