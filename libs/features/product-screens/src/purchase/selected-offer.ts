import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { clampQuantity } from '@pasar/cart';
import { currentPrice, usefulTiers } from '@pasar/item';
import type { PriceFacts, WholesaleTier } from '@pasar/item';
import type { Money } from '@pasar/money';

/** Price and stock of the current selection. */
export type SelectedOffer = {
  readonly price: Money;
  /** The highest price, while no model is chosen and prices differ. */
  readonly priceMax?: Money;
  readonly before?: Money;
  /** Whole percent off. */
  readonly discount: number;
  /** Wholesale tiers that lower the price. */
  readonly tiers: readonly WholesaleTier[];
  /** How many pieces a shopper gets at the flash sale's price, while all selected ones have it, or none because they were bought. */
  readonly saleLimit?: number;
  /** Whether the shopper has bought all of these pieces. */
  readonly isSaleUsedUp?: true;
  /** The pieces at the flash sale's price; the others are at `price`. */
  readonly partialSale?: { readonly price: Money; readonly quantity: number };
  /** Pieces in stock. */
  readonly stock: number;
};

const open = (item: ItemDetail): SelectedOffer => {
  const { price_min: price, price_max: priceMax } = item;
  const varied = priceMax.amount > price.amount;
  return {
    price,
    ...(varied && { priceMax }),
    ...(!varied && item.price_before_discount && { before: item.price_before_discount }),
    discount: item.raw_discount,
    tiers: [],
    stock: item.stock,
  };
};

/** Prices of an item without models, or of one of its models: only the former has wholesale tiers and flash sales. */
const priceFacts = (item: ItemDetail, model: Model | undefined): PriceFacts => {
  if (model) return { regular: model.price, before: model.price_before_discount };
  const { flash_sale: sale, price_before_discount: before, wholesale_tiers: tiers } = item;
  if (!sale) return { regular: item.price, before, tiers };
  const remaining = Math.min(sale.stock - sale.sold, sale.left_for_user ?? sale.per_user_limit);
  return { regular: sale.regular_price, before, tiers, flash: { price: sale.price, remaining } };
};

const saleFields = (
  { flash_sale: sale }: ItemDetail,
  saleQuantity: number,
  quantity: number,
): Pick<SelectedOffer, 'saleLimit' | 'isSaleUsedUp' | 'partialSale'> => {
  if (sale?.left_for_user === 0) return { saleLimit: sale.per_user_limit, isSaleUsedUp: true };
  if (!sale || saleQuantity === 0) return {};
  if (saleQuantity === quantity) return { saleLimit: sale.per_user_limit };
  return { partialSale: { price: sale.price, quantity: saleQuantity } };
};

/** The offer of a model, or of the item while none is selected, for a quantity. */
export function createSelectedOffer(
  item: ItemDetail,
  model: Model | undefined,
  quantity: number,
): SelectedOffer {
  if (!model && item.models.length > 0) return open(item);
  const facts = priceFacts(item, model);
  const { price, price_before_discount, raw_discount, flash_quantity } = currentPrice(facts, quantity);
  return {
    price,
    ...(price_before_discount && { before: price_before_discount }),
    discount: raw_discount,
    tiers: usefulTiers(facts),
    ...saleFields(item, flash_quantity, quantity),
    stock: (model ?? item).stock,
  };
}

/** The highest quantity that the stepper allows. */
export const findMaxQuantity = ({ stock }: Pick<SelectedOffer, 'stock'>): number =>
  clampQuantity(Number.MAX_SAFE_INTEGER, stock);
