import type { Money } from '@pasar/money';
import { compareMoney, minMoney, multiplyMoney, subtractMoney } from '@pasar/money';
import { discountPercent } from './price-range.ts';

/** From this many pieces on, each costs this. */
export type WholesaleTier = {
  readonly min_quantity: number;
  readonly price: Money;
};

/** What the price of an item, or of one of its models, depends on. All amounts are in one currency. */
export type PriceFacts = {
  /** One piece outside of any sale. */
  readonly regular: Money;
  /** What it cost before its price was reduced. */
  readonly before?: Money;
  /** In any order. Models have none. */
  readonly tiers?: readonly WholesaleTier[];
  /** The running flash sale, with the pieces that this shopper can still buy at its price. */
  readonly flash?: { readonly price: Money; readonly remaining: number };
};

/** The price of a quantity, with the names that it has on the wire. */
export type CurrentPrice = {
  /** Of one piece. */
  readonly price: Money;
  /** The struck price: above `price`, and the same on every page. */
  readonly price_before_discount?: Money;
  /** Whole per cent that `price` is below it; 0 without one. */
  readonly raw_discount: number;
  /** What is taken off the whole quantity, because only some of its pieces are sold at the flash sale's price. */
  readonly deal_discount?: Money;
  /** Pieces at the flash sale's price. */
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
 * The price of so many pieces (at least 1): the lowest of the regular price, the wholesale tiers that are reached, and the
 * flash sale's. Cards, product pages, flash sales, carts and checkout all call this. When the flash sale has fewer pieces
 * left than asked for, each piece has the price of the others, and the saving is a `deal_discount`.
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

/** The tiers that make a piece cheaper than every smaller quantity does, from the smallest quantity on. */
export function usefulTiers(facts: PriceFacts): readonly WholesaleTier[] {
  const sorted = [...(facts.tiers ?? [])].sort((one, other) => one.min_quantity - other.min_quantity);
  let lowest = currentPrice(facts).price;
  return sorted.filter(({ price }) => {
    if (compareMoney(price, lowest) >= 0) return false;
    lowest = price;
    return true;
  });
}
