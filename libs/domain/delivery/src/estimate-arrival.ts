import type { LanguageTag, Market } from '@pasar/markets';
import { arrivalDates } from './arrival-dates.ts';
import type { ArrivalDates } from './arrival-dates.ts';
import { findPlaceName } from './find-place-name.ts';
import type { DeliveryLocation } from './find-zone.ts';

/** When and where a parcel arrives. */
export type Arrival = ArrivalDates & {
  /** The name of the destination; absent if it is unknown. */
  readonly place?: string;
};

/** The arrival of a parcel ordered at `orderedAt` (epoch milliseconds), with the destination's name if it has one. */
export function estimateArrival(
  days: Parameters<typeof arrivalDates>[0],
  market: Pick<Market, 'code' | 'languages' | 'timeZone'>,
  orderedAt: number,
  to: DeliveryLocation,
  language?: LanguageTag,
): Arrival {
  const place = findPlaceName(market, to, language);
  return { ...arrivalDates(days, market, orderedAt), ...(place !== undefined && { place }) };
}
