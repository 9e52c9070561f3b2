import type { MarketCode } from '@pasar/markets';
import { deliveryZones } from './delivery-zones.data.ts';
import type { DeliveryZone } from './delivery-zones.data.ts';
import { normalizePlaceName } from './normalize-place-name.ts';

/** The known parts of an address or of a shop's location. */
export type DeliveryLocation = {
  readonly state?: string;
  readonly city?: string;
  readonly postcode?: string;
};

type ZonesByName = ReadonlyMap<string, DeliveryZone>;

const indexZones = (zones: readonly DeliveryZone[]): ZonesByName =>
  new Map(
    zones.flatMap((zone) =>
      `${zone.regions}|${zone.also ?? ''}`
        .split(/[|=]/)
        .filter((name) => name !== '')
        .map((name) => [normalizePlaceName(name), zone] as const),
    ),
  );

const indexes = new Map<MarketCode, ZonesByName>();

/** Memoized: normalizing a market's names takes half a millisecond. */
function zonesByName(market: MarketCode): ZonesByName {
  const index = indexes.get(market) ?? indexZones(deliveryZones[market]);
  indexes.set(market, index);
  return index;
}

/**
 * The zone of a location: by state, else city, else postcode; undefined if none matches. Names match regardless of accents and
 * case.
 */
export function findZone(market: MarketCode, location: DeliveryLocation): DeliveryZone | undefined {
  const zones = zonesByName(market);
  const named = [location.state, location.city].flatMap(
    (name = '') => zones.get(normalizePlaceName(name)) ?? [],
  );
  const postcode = location.postcode?.trim() ?? '';
  return (
    named[0] ??
    deliveryZones[market].find(
      ({ postcodes }) => postcodes !== undefined && new RegExp(`^(?:${postcodes})`).test(postcode),
    )
  );
}
