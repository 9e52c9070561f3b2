import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { formatPhone } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import { hasShippingLabel } from '@pasar/order';
import { orderMessageText } from '../messages/order-message-text.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { findShopAddress, presentReturn } from '../returns/present-return.ts';
import { getOwnShopOrder } from '../seller/read-shop-orders.ts';
import type { ShopSeller } from '../seller/shop-seller.ts';
import type { LabelParty, ParcelLabel } from './parcel-label.ts';

/** A return has a label while the goods are to be sent, or on their way. */
const returnStatuses: readonly string[] = ['to_send', 'sent'];

function requireLabel(hasLabel: boolean): void {
  if (!hasLabel) throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED);
}

type OrderAddress = Omit<LabelParty, 'caption'> & { readonly phone: string };

/** The recipient of an order, with the phone number as the market writes it. */
const buyerParty = (
  { phone, ...address }: OrderAddress,
  caption: string,
  market: MarketCode,
): LabelParty => ({
  ...address,
  caption,
  phone: formatPhone(market, phone),
});

const shopParty = ([name = '', ...lines]: readonly string[], caption: string) => ({ caption, name, lines });

/**
 * Returns the label of a shop's order at `now` (epoch milliseconds). Its barcode is the tracking number, else the order's number.
 * Throws NOT_FOUND for another shop's order, ORDER_STEP_NOT_ALLOWED for one that is not to be shipped or on its way,
 * or that waits for another branch.
 */
export async function readShippingLabel(
  deps: OrderDeps,
  seller: ShopSeller,
  orderId: number,
  { language, now }: { readonly language: LanguageTag; readonly now: number },
): Promise<ParcelLabel> {
  const { order } = await getOwnShopOrder(deps, seller, orderId, now);
  requireLabel(hasShippingLabel({ status: order.status, reselect_by: order.reselect_branch?.by ?? null }));
  const shop = await findShopAddress(deps, { ...order, market: seller.market.code });
  const left = order.lines.map((line) => ({ ...line, quantity: line.quantity - (line.given_back ?? 0) }));
  return {
    title: orderMessageText('label-shipping', language),
    ...(order.parcel && { carrier: order.parcel.carrier }),
    from: shopParty(shop, orderMessageText('label-from', language)),
    to: buyerParty(order.address, orderMessageText('label-to', language), seller.market.code),
    barcode: order.parcel?.tracking_number ?? order.order_sn,
    references: [orderMessageText('label-order', language, { order: order.order_sn })],
    contents: left
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, name, model_name }) => `${quantity} × ${name} ${model_name}`.trim()),
  };
}

/**
 * Returns the label of a buyer's return. Its barcode is the return's number, as on the printable page. Throws NOT_FOUND for
 * another's return, ORDER_STEP_NOT_ALLOWED for one whose goods are not to be sent or on their way.
 */
export async function readReturnLabel(
  deps: OrderDeps,
  owner: OrderOwner,
  returnId: number,
  language: LanguageTag,
): Promise<ParcelLabel> {
  const found = await presentReturn(deps, owner, { return_id: returnId });
  requireLabel(returnStatuses.includes(found.status));
  const { address, branch_id } = await readOwnOrderRow(deps, owner, found.order_id);
  const number = found.tracking_number;
  return {
    title: orderMessageText('label-return', language),
    from: {
      ...buyerParty(address, orderMessageText('label-from', language), owner.market.code),
      // The address of an order that went to a branch is the branch's.
      lines: branch_id === null ? address.lines : [],
    },
    to: shopParty(found.address, orderMessageText('label-to', language)),
    barcode: `R${found.return_id}`,
    references: [
      orderMessageText('label-order', language, { order: found.order_sn }),
      ...(number === undefined ? [] : [orderMessageText('label-tracking', language, { number })]),
    ],
    contents: [],
  };
}
