import type { Money } from '@pasar/money';
import { compareMoney, maxMoney } from '@pasar/money';
import { discountPercent } from './discount-percent.ts';

type PricedModel = { readonly price: Money; readonly priceBeforeDiscount?: Money; readonly stock: number };

export type ModelSummary = {
  /** The price of the cheapest model in stock, or of the cheapest of all if none is. */
  readonly price: Money;
  /** The highest price of the same models. */
  readonly priceMax: Money;
  /** Of the same model; absent without a discount. */
  readonly priceBeforeDiscount?: Money;
  readonly rawDiscount: number;
  readonly stock: number;
};

/** Summarises an item's models: price, discount and stock. Throws on an empty list, and on two currencies. */
export function summarizeModels(models: readonly PricedModel[]): ModelSummary {
  const inStock = models.filter(({ stock }) => stock > 0);
  const offered = inStock.length > 0 ? inStock : models;
  const [cheapest] = offered.toSorted((one, other) => compareMoney(one.price, other.price));
  if (!cheapest) throw new TypeError('A product needs at least one model.');
  const { price, priceBeforeDiscount } = cheapest;
  return {
    price,
    priceMax: offered.map((model) => model.price).reduce(maxMoney, price),
    ...(priceBeforeDiscount && { priceBeforeDiscount }),
    rawDiscount: discountPercent(price, priceBeforeDiscount),
    stock: models.reduce((sum, { stock }) => sum + stock, 0),
  };
}
