import type { CartLine } from '@pasar/cart-contract';
import { checkQuantity, lineSubtotal, priceDeals } from '@pasar/cart';
import type { Deal } from '@pasar/cart';
import { isPurchasable } from '@pasar/item';
import { zeroMoney } from '@pasar/money';
import { keyText, toLineKey, toWireKey } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import type { Offer } from './offer.ts';
import { priceOffer } from './price-offer.ts';
import type { Shopper } from './shopper.ts';

export type LineProblem = NonNullable<CartLine['problem']>;

/** What keeps this shopper from buying so many of the offer; undefined when nothing does. @spec purchasable */
export function lineProblem(
  offer: Offer | undefined,
  quantity: number,
  shopper: Shopper,
): LineProblem | undefined {
  const judged = isPurchasable(offer, shopper);
  if (!judged.purchasable) return judged.reason;
  return offer && !checkQuantity(quantity, offer.stock).valid ? 'not-enough-stock' : undefined;
}

export type StoredLine = LineKey & { readonly quantity: number; readonly checked: boolean };

/** A line whose item is gone still stands in the cart, so that the shopper sees what became of it. */
const missing = (line: StoredLine, currency: string): CartLine => ({
  ...toWireKey(line),
  name: '',
  model_name: '',
  picture: { id: 'none', width: 1, height: 1 },
  price: zeroMoney(currency),
  quantity: line.quantity,
  stock: 0,
  checked: line.checked,
  subtotal: zeroMoney(currency),
  problem: 'missing',
});

/** A line at the price and the stock of now. What its deals take off is for the whole cart to say. */
export function priceLine(line: StoredLine, offer: Offer | undefined, shopper: Shopper): CartLine {
  if (!offer) return missing(line, shopper.market.currency);
  const { quantity, checked } = line;
  const { flash_quantity: _, ...priced } = priceOffer(offer, quantity);
  const problem = lineProblem(offer, quantity, shopper);
  return {
    ...toWireKey(line),
    name: offer.name,
    model_name: offer.model_name,
    picture: offer.picture,
    ...priced,
    quantity,
    stock: offer.stock,
    checked,
    subtotal: lineSubtotal({ ...priced, quantity }),
    ...(problem && { problem }),
  };
}

const isOnSale = (line: CartLine, offer: Offer | undefined): boolean =>
  offer !== undefined && priceOffer(offer, line.quantity).flash_quantity > 0;

/** The lines with what the deals take off those that are picked and can be bought; the others count for nothing. */
export function applyDeals(
  lines: readonly CartLine[],
  offers: ReadonlyMap<string, Offer>,
  deals: readonly Deal[],
): CartLine[] {
  const counting = lines.filter(({ checked, problem }) => checked && problem === undefined);
  const asked = counting.map((line) => ({
    ...line,
    onSale: isOnSale(line, offers.get(keyText(toLineKey(line)))),
  }));
  const priced = priceDeals(asked, deals);
  const dealOf = new Map(counting.map((line, index) => [line, priced[index]]));
  return lines.map((line) => {
    const deal = dealOf.get(line);
    if (!deal) return line;
    const changed = { ...line, deal_discount: deal.discount, deal_label: deal.label };
    return { ...changed, subtotal: lineSubtotal(changed) };
  });
}
