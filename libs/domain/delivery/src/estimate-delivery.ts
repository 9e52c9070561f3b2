import type { LanguageTag, Market } from '@pasar/markets';
import type { Money } from '@pasar/money';
import { arrivalDates } from './arrival-dates.ts';
import { deliveryDistance } from './delivery-distance.ts';
import { deliveryOptions } from './delivery-options.ts';
import type { DeliveryOption, ItemShipping } from './delivery-options.ts';
import { rangedOptions } from './delivery-range.ts';
import { estimateArrival } from './estimate-arrival.ts';
import type { Arrival } from './estimate-arrival.ts';
import { findCountryName } from './find-country-name.ts';
import type { DeliveryLocation } from './find-zone.ts';

/** A delivery option with its arrival. */
export type EstimatedOption = DeliveryOption & {
  /** The highest fee, if the destination is unknown; `fee` is then the lowest. */
  readonly fee_max?: Money;
  readonly arrives: Arrival;
};

export type EstimatedParcel = {
  readonly items: readonly ItemShipping[];
  readonly from: DeliveryLocation;
  readonly to: DeliveryLocation;
  /** Epoch milliseconds. */
  readonly orderedAt: number;
};

const isUnknown = ({ state = '', city = '', postcode = '' }: DeliveryLocation): boolean =>
  `${state}${city}${postcode}`.trim() === '';

/**
 * Estimates each delivery option of a parcel: fee, days and arrival at its destination. While the destination is unknown, fees
 * and dates are ranges over all destinations of the market, and the place is the market's country.
 */
export function estimateDelivery(
  { items, from, to, orderedAt }: EstimatedParcel,
  market: Pick<Market, 'code' | 'currency' | 'languages' | 'timeZone'>,
  language?: LanguageTag,
): EstimatedOption[] {
  const { code, currency } = market;
  if (isUnknown(to)) {
    const place = findCountryName(market, language);
    return rangedOptions(items, code, from, currency).map((option) => ({
      ...option,
      arrives: { ...arrivalDates(option, market, orderedAt), place },
    }));
  }
  return deliveryOptions(items, deliveryDistance(code, from, to), currency).map((option) => ({
    ...option,
    arrives: estimateArrival(option, market, orderedAt, to, language),
  }));
}
