import type { Money } from '@pasar/money';
import { compareMoney, minMoney, multiplyMoney, subtractMoney } from '@pasar/money';
import { discountPercent } from './discount-percent.ts';

/** A minimum quantity and its unit price. */
export type WholesaleTier = {
  readonly min_quantity: number;
  readonly price: Money;
};

/** What the price of an item or a model depends on. All amounts are in one currency. */
export type PriceFacts = {
  /** Unit price outside of any sale. */
  readonly regular: Money;
  /** The price before it was reduced. */
  readonly before?: Money;
  /** In any order. Models have none. */
  readonly tiers?: readonly WholesaleTier[];
  /** The running flash sale, with the units that this shopper can still buy at its price. */
  readonly flash?: { readonly price: Money; readonly remaining: number };
};

/** The price of a quantity, with wire names. */
export type CurrentPrice = {
  /** Unit price. */
  readonly price: Money;
  /** The strikethrough price: above `price`, and the same on every page. */
  readonly price_before_discount?: Money;
  /** Whole per cent off the strikethrough price; 0 if there is none. */
  readonly raw_discount: number;
  /** Discount on the whole quantity if only some of its units are sold at the flash-sale price. */
  readonly deal_discount?: Money;
  /** Units at the flash-sale price. */
  readonly flash_quantity: number;
};

const reachedPrice = ({ regular, tiers = [] }: PriceFacts, quantity: number): Money =>
  tiers
    .filter(({ min_quantity }) => quantity >= min_quantity)
    .map(({ price }) => price)
    .reduce(minMoney, regular);

const withReference = ({ regular, before }: PriceFacts, price: Money) => {
  const reference = before ?? regular;
  return compareMoney(reference, price) > 0
    ? { price, price_before_discount: reference, raw_discount: discountPercent(price, reference) }
    : { price, raw_discount: 0 };
};

/**
 * Prices a quantity (at least 1): the lowest of the regular price, the wholesale tiers reached, and the flash sale's. Cards,
 * product pages, flash sales, carts and checkout all call this. If the flash sale has fewer units left than requested, `price`
 * is that of the other units and the saving is a `deal_discount`.
 */
export function currentPrice(facts: PriceFacts, quantity = 1): CurrentPrice {
  const usual = reachedPrice(facts, quantity);
  const { flash } = facts;
  if (!flash || flash.remaining < 1 || compareMoney(flash.price, usual) >= 0)
    return { ...withReference(facts, usual), flash_quantity: 0 };
  if (quantity <= flash.remaining) return { ...withReference(facts, flash.price), flash_quantity: quantity };
  return {
    ...withReference(facts, usual),
    deal_discount: multiplyMoney(subtractMoney(usual, flash.price), flash.remaining),
    flash_quantity: flash.remaining,
  };
}

/** The tiers with a lower unit price than any smaller quantity, in ascending order of quantity. */
export function usefulTiers(facts: PriceFacts): readonly WholesaleTier[] {
  const sorted = [...(facts.tiers ?? [])].sort((one, other) => one.min_quantity - other.min_quantity);
  let lowest = currentPrice(facts).price;
  return sorted.filter(({ price }) => {
    if (compareMoney(price, lowest) >= 0) return false;
    lowest = price;
    return true;
  });
}
