import type { Money } from '@pasar/money';
import { compareMoney, maxMoney, minMoney } from '@pasar/money';
import { discountPercent } from './price-range.ts';

type PricedModel = { readonly price: Money; readonly priceBeforeDiscount?: Money; readonly stock: number };

export type ModelSummary = {
  /** The price of the cheapest model that can be bought, or of the cheapest of all if none can. */
  readonly price: Money;
  readonly priceMin: Money;
  readonly priceMax: Money;
  /** Of the same model; absent without a discount. */
  readonly priceBeforeDiscount?: Money;
  readonly rawDiscount: number;
  readonly stock: number;
};

/** Summarises an item's models: price, discount and stock. Throws on an empty list, and on two currencies. */
export function summarizeModels(models: readonly PricedModel[]): ModelSummary {
  const inStock = models.filter(({ stock }) => stock > 0);
  const [cheapest] = (inStock.length > 0 ? inStock : models).toSorted((one, other) =>
    compareMoney(one.price, other.price),
  );
  if (!cheapest) throw new TypeError('A product needs at least one model.');
  const { price, priceBeforeDiscount } = cheapest;
  const prices = models.map((model) => model.price);
  return {
    price,
    priceMin: prices.reduce(minMoney, price),
    priceMax: prices.reduce(maxMoney, price),
    ...(priceBeforeDiscount && { priceBeforeDiscount }),
    rawDiscount: discountPercent(price, priceBeforeDiscount),
    stock: models.reduce((sum, { stock }) => sum + stock, 0),
  };
}
