import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { nearestQuantity } from '@pasar/cart';
import { discountPercent, priceForQuantity, priceRange } from '@pasar/item';
import type { Money } from '@pasar/money';

/** What it costs now, with what is chosen so far. */
export type Offer = {
  readonly price: Money;
  /** The dearest, while the choice is open and prices differ. */
  readonly priceMax?: Money;
  readonly before?: Money;
  /** Whole per cent off. */
  readonly discount: number;
  /** Pieces that can be had. */
  readonly stock: number;
};

const single = (price: Money, before: Money | undefined, stock: number): Offer => ({
  price,
  ...(before && { before }),
  discount: discountPercent(price, before),
  stock,
});

const open = (item: ItemDetail): Offer => {
  const range = priceRange(item.models.map(({ price }) => price)) ?? {
    min: item.price_min,
    max: item.price_max,
  };
  const varied = range.max.amount > range.min.amount;
  return {
    price: range.min,
    ...(varied && { priceMax: range.max }),
    ...(!varied && item.price_before_discount && { before: item.price_before_discount }),
    discount: item.raw_discount,
    stock: item.stock,
  };
};

/** The offer for a model, or for the item while none is chosen; wholesale prices count from their quantity on. */
export function offerOf(item: ItemDetail, model: Model | undefined, quantity: number): Offer {
  if (!model && item.models.length > 0) return open(item);
  const { price, price_before_discount, stock } = model ?? item;
  return single(priceForQuantity(price, item.wholesale_tiers, quantity), price_before_discount, stock);
}

/** The most pieces that one may put into the stepper. */
export const maxQuantityOf = ({ stock }: Pick<Offer, 'stock'>): number =>
  nearestQuantity(Number.MAX_SAFE_INTEGER, stock);
