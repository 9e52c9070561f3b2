import { currentPrice } from '@pasar/item';
import type { CurrentPrice } from '@pasar/item';
import type { Offer } from './offer.ts';

export type PricedOffer = Omit<CurrentPrice, 'raw_discount'>;

/** Prices a quantity of an offer, as in cart and order lines. */
export function priceOffer(offer: Offer, quantity: number): PricedOffer {
  const { raw_discount: _, ...priced } = currentPrice(
    {
      regular: offer.price,
      before: offer.price_before_discount,
      tiers: offer.wholesale_tiers,
      flash: offer.flash,
    },
    quantity,
  );
  return priced;
}
