import { lineSubtotal, priceDeals } from '@pasar/cart';
import type { LineDeal } from '@pasar/cart';
import { lineKeyText, findLineProblem, loadDeals, loadOffers, priceOffer } from '@pasar/cart-service';
import type { Offer, Shopper } from '@pasar/cart-service';
import { deliveryDistance, deliveryOptions, pickUpOption } from '@pasar/delivery';
import type { DeliveryLocation } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { OrderDeps } from './order-deps.ts';
import type { UnavailableLine, SelectedLine, QuotedLine, QuotedShop } from './quote.ts';

const quoteLine = (line: SelectedLine, offer: Offer): QuotedLine => {
  const { price_before_discount: _, ...priced } = priceOffer(offer, line.quantity);
  return { ...line, offer, ...priced, subtotal: lineSubtotal({ ...priced, quantity: line.quantity }) };
};

/** Pieces at the price of a deal are not sold in the flash sale: neither its stock nor its limit per shopper counts them. */
const withDeal = (line: QuotedLine, { discount, quantity, label }: LineDeal): QuotedLine => {
  const flash_quantity = Math.min(line.flash_quantity, line.quantity - quantity);
  const changed = { ...line, deal_discount: discount, deal_label: label, flash_quantity };
  return { ...changed, subtotal: lineSubtotal(changed) };
};

/** Applies deals to the lines; to a line on flash sale only the price of an add-on or a gift. */
async function applyDeals(
  deps: OrderDeps,
  shopper: Shopper,
  lines: readonly QuotedLine[],
): Promise<QuotedLine[]> {
  const deals = await loadDeals(deps, shopper, lines);
  return priceDeals(lines, deals).flatMap((deal, index) => {
    const line = lines[index];
    return line && deal ? withDeal(line, deal) : (line ?? []);
  });
}

/** Returns which selected lines are available, with prices, and which are not, with reasons. */
export async function quoteLines(
  deps: OrderDeps,
  shopper: Shopper,
  picked: readonly SelectedLine[],
): Promise<{ lines: QuotedLine[]; unavailableLines: UnavailableLine[] }> {
  const offers = await loadOffers(deps, shopper.market.code, picked, shopper);
  const lines: QuotedLine[] = [];
  const unavailableLines: UnavailableLine[] = [];
  for (const line of picked) {
    const offer = offers.get(lineKeyText(line));
    const problem = findLineProblem(offer, line.quantity, shopper);
    if (offer && !problem) lines.push(quoteLine(line, offer));
    else
      unavailableLines.push({ itemid: line.itemid, name: offer?.name ?? '', problem: problem ?? 'missing' });
  }
  return { lines: await applyDeals(deps, shopper, lines), unavailableLines };
}

export type ShopDraft = Omit<QuotedShop, 'voucher' | 'sums' | 'pickUp'>;

/** The destination of a checkout, and each shop's delivery channel. */
export type RequestedDelivery = {
  readonly to: DeliveryLocation;
  readonly channels: ReadonlyMap<number, string>;
};

/** Groups the lines by shop, each with its delivery. Throws DELIVERY_UNAVAILABLE for a channel that is not offered. */
export function draftShops(
  lines: readonly QuotedLine[],
  { to, channels }: RequestedDelivery,
  { code, currency }: Market,
): ShopDraft[] {
  return [...Map.groupBy(lines, ({ shopid }) => shopid)].flatMap(([shopid, shopLines]) => {
    const offers = shopLines.map(({ offer }) => offer);
    const [first] = offers;
    if (!first) return [];
    const distance = deliveryDistance(code, { city: first.ships_from }, to);
    const pickUp = pickUpOption(offers, code, currency);
    const options = [...deliveryOptions(offers, distance, currency), ...(pickUp ? [pickUp] : [])];
    const wanted = channels.get(shopid);
    const delivery = wanted === undefined ? options[0] : options.find(({ channel }) => channel === wanted);
    if (!delivery) throw new ApiError(errorCodes.DELIVERY_UNAVAILABLE, `There is no delivery "${wanted}".`);
    return [{ shop: first.shop, lines: shopLines, delivery, deliveryOptions: options }];
  });
}
