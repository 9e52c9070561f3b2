import type { Money } from '@pasar/money';

/** From this many pieces on, each costs this. */
export interface WholesaleTier {
  readonly min_quantity: number;
  readonly price: Money;
}

/** What one piece costs when so many are bought: the price of the highest tier that is reached, else the item's own. */
export const priceForQuantity = (price: Money, tiers: readonly WholesaleTier[], quantity: number): Money =>
  tiers
    .filter(({ min_quantity }) => quantity >= min_quantity)
    .reduce((best, tier) => (tier.min_quantity > best.min_quantity ? tier : best), { min_quantity: 0, price })
    .price;
