import type { CartLine } from '@pasar/cart-contract';
import { checkQuantity, lineSubtotal, priceDeals, promotionTag } from '@pasar/cart';
import type { DealRule, SeenPrice } from '@pasar/cart';
import { noPicture } from '@pasar/http-contract';
import { isPurchasable } from '@pasar/item';
import { money, zeroMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { lineKeyText, toLineKey, toWireKey } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import type { Offer } from './offer.ts';
import { priceOffer } from './price-offer.ts';
import type { Shopper } from './shopper.ts';

export type LineProblem = NonNullable<CartLine['problem']>;

/** Returns why this shopper cannot buy that quantity; undefined if they can. @spec purchasable */
export function findLineProblem(
  offer: Offer | undefined,
  quantity: number,
  shopper: Shopper,
): LineProblem | undefined {
  const purchasability = isPurchasable(offer, shopper);
  if (!purchasability.purchasable) return purchasability.reason;
  return offer && !checkQuantity(quantity, offer.stock).valid ? 'not-enough-stock' : undefined;
}

export type StoredLine = LineKey & {
  readonly quantity: number;
  readonly checked: boolean;
  readonly seen_price?: SeenPrice;
};

/** Returns a line whose item no longer exists: it stays in the cart with the problem `missing`. */
const toMissingLine = (line: StoredLine, currency: string): CartLine => ({
  ...toWireKey(line),
  name: '',
  model_name: '',
  picture: noPicture,
  price: zeroMoney(currency),
  quantity: line.quantity,
  stock: 0,
  checked: line.checked,
  subtotal: zeroMoney(currency),
  problem: 'missing',
});

/** The price that the shopper saw, if it is not the current one. */
export const seenPriceField = (
  { seen_price }: Pick<StoredLine, 'seen_price'>,
  { amount, currency }: Money,
): Pick<CartLine, 'seen_price'> =>
  typeof seen_price === 'number' && seen_price !== amount ? { seen_price: money(seen_price, currency) } : {};

/** The flash sale's limit per user, if the shopper has used it up and pays the usual price. */
export const usedSaleLimitField = ({ flash }: Offer, price: Money): Pick<CartLine, 'used_sale_limit'> =>
  flash?.usedLimit === undefined || flash.price.amount >= price.amount
    ? {}
    : { used_sale_limit: flash.usedLimit };

/** Returns a line with current price and stock, before deals (`applyDeals`). */
export function priceLine(line: StoredLine, offer: Offer | undefined, shopper: Shopper): CartLine {
  if (!offer) return toMissingLine(line, shopper.market.currency);
  const { quantity, checked } = line;
  const { flash_quantity: _, ...priced } = priceOffer(offer, quantity);
  const problem = findLineProblem(offer, quantity, shopper);
  return {
    ...toWireKey(line),
    name: offer.name,
    model_name: offer.model_name,
    picture: offer.picture,
    ...priced,
    ...(problem ? {} : { ...seenPriceField(line, priced.price), ...usedSaleLimitField(offer, priced.price) }),
    quantity,
    stock: offer.stock,
    checked,
    subtotal: lineSubtotal({ ...priced, quantity }),
    ...(offer.model_count > 0 && { model_count: offer.model_count }),
    ...(problem && { problem }),
  };
}

const countFlashPieces = (line: CartLine, offer: Offer | undefined): number =>
  offer === undefined ? 0 : priceOffer(offer, line.quantity).flash_quantity;

/** Adds the line's promotion tag, if it can be bought and has one. */
function withPromotionTag(line: CartLine, isNew: boolean): CartLine {
  const { price, price_before_discount, subtotal, quantity, problem } = line;
  const amounts = {
    price: price.amount,
    subtotal: subtotal.amount,
    priceBefore: price_before_discount?.amount,
  };
  const tag = problem ? undefined : promotionTag({ ...amounts, quantity, isNew });
  return tag ? { ...line, promotion_tag: tag } : line;
}

/** Applies deals to the lines that are checked and purchasable, and tags the promotions of all lines. */
export function applyDeals(
  lines: readonly CartLine[],
  offers: ReadonlyMap<string, Offer>,
  deals: readonly DealRule[],
): CartLine[] {
  const countedLines = lines.filter(({ checked, problem }) => checked && problem === undefined);
  const dealLines = countedLines.map((line) => ({
    ...line,
    flash_quantity: countFlashPieces(line, offers.get(lineKeyText(toLineKey(line)))),
  }));
  const priced = priceDeals(dealLines, deals);
  const dealByLine = new Map(countedLines.map((line, index) => [line, priced[index]]));
  return lines.map((line) => {
    const deal = dealByLine.get(line);
    const isNew = offers.get(lineKeyText(toLineKey(line)))?.is_new_arrival ?? false;
    if (!deal) return withPromotionTag(line, isNew);
    const changed = { ...line, deal_discount: deal.discount, deal_label: deal.label };
    return withPromotionTag({ ...changed, subtotal: lineSubtotal(changed) }, isNew);
  });
}
