import type { CartLine } from '@pasar/cart-contract';
import { lineSubtotal } from '@pasar/cart';
import { isPurchasable, priceForQuantity } from '@pasar/item';
import { zeroMoney } from '@pasar/money';
import { toWireKey } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import type { Offer } from './offer.ts';
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
  return offer && quantity > offer.stock ? 'not-enough-stock' : undefined;
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

/** A line at the price and the stock of now. */
export function priceLine(line: StoredLine, offer: Offer | undefined, shopper: Shopper): CartLine {
  if (!offer) return missing(line, shopper.market.currency);
  const { quantity, checked } = line;
  const price = priceForQuantity(offer.price, offer.wholesale_tiers, quantity);
  const problem = lineProblem(offer, quantity, shopper);
  return {
    ...toWireKey(line),
    name: offer.name,
    model_name: offer.model_name,
    picture: offer.picture,
    price,
    ...(offer.price_before_discount && { price_before_discount: offer.price_before_discount }),
    quantity,
    stock: offer.stock,
    checked,
    subtotal: lineSubtotal({ price, quantity }),
    ...(problem && { problem }),
  };
}
