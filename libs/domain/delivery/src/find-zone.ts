import type { MarketCode } from '@pasar/markets';
import { deliveryZones } from './delivery-zones.data.ts';
import type { DeliveryZone } from './delivery-zones.data.ts';
import { foldPlace } from './fold-place.ts';

/** As much of an address, or of where a shop is, as is known. */
export type DeliveryPlace = {
  readonly state?: string;
  readonly city?: string;
  readonly postcode?: string;
};

const namesOf = ({ regions, also = '' }: DeliveryZone): string[] =>
  `${regions}|${also}`
    .split(/[|=]/)
    .filter((name) => name !== '')
    .map(foldPlace);

/**
 * The zone that a place lies in: by its state, else its city, else its postcode; undefined for a place that nothing
 * names. Names count with and without accents, in any case.
 */
export function findZone(market: MarketCode, place: DeliveryPlace): DeliveryZone | undefined {
  const zones = deliveryZones[market];
  const named = [place.state, place.city].flatMap((name = '') => {
    const wanted = foldPlace(name);
    return wanted === '' ? [] : (zones.find((zone) => namesOf(zone).includes(wanted)) ?? []);
  });
  const postcode = place.postcode?.trim() ?? '';
  return (
    named[0] ??
    zones.find(({ postcodes }) => postcodes !== undefined && new RegExp(`^(?:${postcodes})`).test(postcode))
  );
}
