import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { clampQuantity } from '@pasar/cart';
import { discountPercent, priceForQuantity, priceRange } from '@pasar/item';
import type { Money } from '@pasar/money';

/** Price and stock of the current selection. */
export type Offer = {
  readonly price: Money;
  /** The highest price, while no model is chosen and prices differ. */
  readonly priceMax?: Money;
  readonly before?: Money;
  /** Whole per cent off. */
  readonly discount: number;
  /** Pieces in stock. */
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

/** The offer of a model, or of the item while none is chosen; wholesale prices apply from their quantity. */
export function offerOf(item: ItemDetail, model: Model | undefined, quantity: number): Offer {
  if (!model && item.models.length > 0) return open(item);
  const { price, price_before_discount, stock } = model ?? item;
  return single(priceForQuantity(price, item.wholesale_tiers, quantity), price_before_discount, stock);
}

/** The highest quantity that the stepper allows. */
export const maxQuantityOf = ({ stock }: Pick<Offer, 'stock'>): number =>
  clampQuantity(Number.MAX_SAFE_INTEGER, stock);
