import { priceForQuantity } from '@pasar/item';
import { compareMoney, multiplyMoney, subtractMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { Offer } from './offer.ts';

export type PricedOffer = {
  readonly price: Money;
  readonly price_before_discount?: Money;
  /** What the flash sale takes off when only some of the pieces are sold at its price. */
  readonly deal_discount?: Money;
  /** Pieces that are sold at the flash sale's price. */
  readonly flash_quantity: number;
};

const priceWithoutSale = (offer: Offer, quantity: number): PricedOffer => ({
  price: priceForQuantity(offer.price, offer.wholesale_tiers, quantity),
  ...(offer.price_before_discount && { price_before_discount: offer.price_before_discount }),
  flash_quantity: 0,
});

/**
 * What so many pieces cost each. As many as the flash sale has left for this shopper are sold at its price: all of them
 * at that price, or the usual price less what those few save.
 */
export function priceOffer(offer: Offer, quantity: number): PricedOffer {
  const regular = priceWithoutSale(offer, quantity);
  const { flash } = offer;
  if (!flash || flash.remaining < 1 || compareMoney(flash.price, regular.price) >= 0) return regular;
  if (quantity <= flash.remaining) {
    const price_before_discount = offer.price_before_discount ?? offer.price;
    return { price: flash.price, price_before_discount, flash_quantity: quantity };
  }
  const deal_discount = multiplyMoney(subtractMoney(regular.price, flash.price), flash.remaining);
  return { ...regular, deal_discount, flash_quantity: flash.remaining };
}
