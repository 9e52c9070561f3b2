import type { MarketCode } from '@pasar/markets';
import { maxMoney, minMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { reachableDistances } from './delivery-distance.ts';
import { deliveryOptions } from './delivery-options.ts';
import type { DeliveryOption, ItemShipping } from './delivery-options.ts';
import type { DeliveryLocation } from './find-zone.ts';

export type DeliveryRange = {
  readonly min: Money;
  readonly max: Money;
  readonly days_min: number;
  readonly days_max: number;
};

function toRange(options: readonly DeliveryOption[]): DeliveryRange {
  const fees = options.map(({ fee }) => fee);
  return {
    min: fees.reduce(minMoney),
    max: fees.reduce(maxMoney),
    days_min: Math.min(...options.map(({ days_min }) => days_min)),
    days_max: Math.max(...options.map(({ days_max }) => days_max)),
  };
}

/** Lowest and highest fee, and fewest and most days, of an item's default delivery from a location to all destinations of a market. */
export const deliveryRange = (
  item: ItemShipping,
  market: MarketCode,
  from: DeliveryLocation,
): DeliveryRange =>
  toRange(
    reachableDistances(market, from).flatMap((distance) =>
      deliveryOptions([item], distance, item.shipping_max.currency).slice(0, 1),
    ),
  );

/** A delivery option to all destinations of a market, from the lowest to the highest fee. */
export type RangedOption = DeliveryOption & { readonly fee_max: Money };

/** Delivery options of one parcel from a location to all destinations of a market. */
export function rangedOptions(
  items: readonly ItemShipping[],
  market: MarketCode,
  from: DeliveryLocation,
  currency: string,
): RangedOption[] {
  const options = reachableDistances(market, from).flatMap((distance) =>
    deliveryOptions(items, distance, currency),
  );
  return [...Map.groupBy(options, ({ channel }) => channel)].map(([channel, ofChannel]) => {
    const { min, max, ...days } = toRange(ofChannel);
    return { channel, fee: min, fee_max: max, ...days };
  });
}
