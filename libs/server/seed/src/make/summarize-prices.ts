import { summarizeModels } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { money } from '@pasar/money';
import type { SeedPrice } from './make-price.ts';

type StockedPrice = SeedPrice & { readonly stock: number };

/** Returns the price columns of an item with these offers. */
export function summarizePrices({ currency }: Pick<Market, 'currency'>, offers: readonly StockedPrice[]) {
  const { price, priceMax, priceBeforeDiscount, rawDiscount } = summarizeModels(
    offers.map(({ price: amount, before, stock }) => ({
      price: money(amount, currency),
      ...(before !== null && { priceBeforeDiscount: money(before, currency) }),
      stock,
    })),
  );
  return {
    price: price.amount,
    price_min: price.amount,
    price_max: priceMax.amount,
    price_before_discount: priceBeforeDiscount?.amount ?? null,
    currency,
    raw_discount: rawDiscount,
  };
}
