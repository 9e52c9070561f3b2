import { marketLocale, sellerOrigin } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { formatMoney, money } from '@pasar/money';
import { buildPath } from '@pasar/routing-table';
import type { OrderRow } from '../order-row.ts';
import { orderMessageText } from './order-message-text.ts';
import type { EventPayload, OrderMessage } from './messages-of-event.ts';

/** An e-mail about an order. */
export type OrderMail = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly market: Market['code'];
  readonly language: LanguageTag;
};

export type MailContext = {
  readonly order: Pick<OrderRow, 'order_id' | 'order_sn' | 'shopid' | 'shop_name' | 'currency' | 'branch_id'>;
  readonly payload: EventPayload;
  readonly market: Market;
  /** The buyer's language when the order was placed. */
  readonly language: LanguageTag;
  /** The store's address at that time; empty if it is not known. */
  readonly origin: string;
};

function buildLink({ to, text }: OrderMessage, { order, payload, market, origin }: MailContext): string {
  if (origin === '') return '';
  if (to === 'seller')
    return `${sellerOrigin(market, origin)}${buildPath('seller-order', { orderId: order.order_id })}`;
  const { order_id: orderid, order_sn: forderid, shopid, branch_id: storeid } = order;
  if (text === 'branch' && storeid !== null)
    return `${origin}${buildPath('reselect-branch', { orderid, shopid, forderid, storeid })}`;
  const path =
    payload.return_id === undefined
      ? buildPath('purchase-order-detail', { orderId: order.order_id })
      : buildPath('return-detail-by-return', { returnId: payload.return_id });
  return `${origin}${path}`;
}

/** Composes the mail of a message: to the buyer in the order's language, to the seller in the market's first one. */
export function composeMail(message: OrderMessage, recipient: string, context: MailContext): OrderMail {
  const { order, payload, market } = context;
  const language = message.to === 'buyer' ? context.language : market.languages[0];
  const values = {
    order: order.order_sn,
    shop: order.shop_name,
    amount: formatMoney(money(payload.amount ?? 0, order.currency), marketLocale(market, language)),
  };
  const text = orderMessageText(`${message.text}-text`, language, values);
  const link = buildLink(message, context);
  return {
    recipient,
    subject: orderMessageText(`${message.text}-subject`, language, values),
    body: link === '' ? text : `${text}\n\n${link}`,
    market: market.code,
    language,
  };
}
