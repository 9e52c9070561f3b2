import { priceForQuantity } from '@pasar/item';
import { compareMoney, multiplyMoney, subtractMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { Offer } from './offer.ts';

export type PricedOffer = {
  readonly price: Money;
  readonly price_before_discount?: Money;
  /** The flash sale's discount when only some pieces are sold at its price. */
  readonly deal_discount?: Money;
  /** Number of pieces sold at the flash sale price. */
  readonly flash_quantity: number;
};

const priceWithoutSale = (offer: Offer, quantity: number): PricedOffer => ({
  price: priceForQuantity(offer.price, offer.wholesale_tiers, quantity),
  ...(offer.price_before_discount && { price_before_discount: offer.price_before_discount }),
  flash_quantity: 0,
});

/**
 * The unit price for a quantity. Pieces up to the flash sale's remaining quantity are sold at its price; when the quantity
 * exceeds it, the regular unit price is kept and the saving is a `deal_discount`.
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
