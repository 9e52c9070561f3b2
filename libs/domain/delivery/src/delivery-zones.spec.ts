import { addressForms, marketByCode, markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryZones } from './delivery-zones.data.ts';
import { postcodePlaces } from './postcode-places.data.ts';
import { normalizePlaceName } from './normalize-place-name.ts';
import {
  deliveryDistance,
  deliveryOptions,
  deliveryRange,
  deliveryRegions,
  estimateDelivery,
  findZone,
} from './index.ts';
import type { DeliveryLocation } from './index.ts';

describe.each(markets.map((market) => [market.code, market] as const))('the zones of %s', (code, market) => {
  const zones = deliveryZones[code];

  it('have symmetric neighbours', () => {
    const borders = zones.flatMap(({ id, near }) => near.map((other) => [id, other] as const));
    const oneSided = borders.filter(
      ([id, other]) => !zones.find((zone) => zone.id === other)?.near.includes(id),
    );
    expect(oneSided).toEqual([]);
    expect(borders.filter(([id, other]) => id === other)).toEqual([]);
  });

  it('share no name', () => {
    const names = zones.flatMap(({ id, regions, also = '' }) =>
      `${regions}|${also}`.split(/[|=]/).map((name) => [normalizePlaceName(name), id] as const),
    );
    const byName = Map.groupBy(
      names.filter(([name]) => name !== ''),
      ([name]) => name,
    );
    const shared = [...byName].filter(([, uses]) => new Set(uses.map(([, id]) => id)).size > 1);
    expect(shared.map(([name]) => name)).toEqual([]);
  });

  it('contain every selectable region', () => {
    const lost = deliveryRegions(code).filter(({ name }) => !findZone(code, { state: name }));
    expect(lost).toEqual([]);
  });

  it('are found by postcode if they have postcodes', () => {
    const example = addressForms[market.code].fields.find(({ name }) => name === 'postcode')?.example ?? '';
    const found = findZone(code, { postcode: example }) !== undefined;
    expect(found).toBe(zones.some(({ postcodes }) => postcodes !== undefined));
  });
});

const amounts = fc.integer({ min: 0, max: 1_000_000 });
const parcels = fc.record({ cheap: amounts, more: amounts }).map(({ cheap, more }) => ({
  shipping_min: { amount: cheap, currency: 'SGD' },
  shipping_max: { amount: cheap + more, currency: 'SGD' },
}));
const fees = (item: typeof parcels extends fc.Arbitrary<infer Item> ? Item : never) =>
  (['same', 'near', 'far'] as const).map((distance) =>
    deliveryOptions([item], distance, 'SGD').map(({ fee }) => fee.amount),
  );
const market = fc.constantFrom(...markets.map(({ code }) => code));
const placesIn = (code: MarketCode) =>
  fc.constantFrom<DeliveryLocation>({}, ...deliveryRegions(code).map(({ name }) => ({ state: name })));
const trips = market.chain((code) =>
  fc.record({ code: fc.constant(code), from: placesIn(code), to: placesIn(code) }),
);

describe('laws of the fee', () => {
  it('the fee grows with distance', () => {
    fc.assert(
      fc.property(parcels, (item) => {
        const [same = [], near = [], far = []] = fees(item);
        expect(same.every((fee, way) => fee <= (near[way] ?? 0))).toBe(true);
        expect(near.every((fee, way) => fee <= (far[way] ?? 0))).toBe(true);
      }),
    );
  });

  it('the default delivery to any destination is within the product page’s range', () => {
    fc.assert(
      fc.property(parcels, trips, (item, { code, from, to }) => {
        const range = deliveryRange(item, code, from);
        const [option] = deliveryOptions([item], deliveryDistance(code, from, to), 'SGD');
        expect(option?.fee.amount).toBeGreaterThanOrEqual(range.min.amount);
        expect(option?.fee.amount).toBeLessThanOrEqual(range.max.amount);
        expect(option?.days_min).toBeGreaterThanOrEqual(range.days_min);
        expect(option?.days_max).toBeLessThanOrEqual(range.days_max);
      }),
    );
  });

  it('every option to any destination is within its range to an unknown one', () => {
    fc.assert(
      fc.property(parcels, trips, (item, { code, from, to }) => {
        const parcel = { items: [item], from, orderedAt: 1_795_972_000_000 };
        const inDollars = { ...marketByCode(code), currency: 'SGD' };
        const ranges = estimateDelivery({ ...parcel, to: {} }, inDollars);
        const options = estimateDelivery({ ...parcel, to }, inDollars);
        expect(options.map(({ channel }) => channel)).toEqual(ranges.map(({ channel }) => channel));
        for (const [at, { fee, arrives }] of options.entries()) {
          const range = ranges[at];
          expect(fee.amount).toBeGreaterThanOrEqual(range?.fee.amount ?? Infinity);
          expect(fee.amount).toBeLessThanOrEqual(range?.fee_max?.amount ?? -1);
          expect(range && arrives.from >= range.arrives.from && arrives.to <= range.arrives.to).toBe(true);
        }
      }),
    );
  });

  it('distance is symmetric', () => {
    const regions = fc.constantFrom(...deliveryRegions('ID').map(({ name }) => ({ state: name })));
    fc.assert(
      fc.property(regions, regions, (from, to) => {
        expect(deliveryDistance('ID', from, to)).toBe(deliveryDistance('ID', to, from));
      }),
    );
  });
});

it.each(Object.entries(postcodePlaces))(
  'the postcodes of places in %s are in zones, each once',
  (code, places) => {
    const prefixes = places.flatMap((place) => place.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes.filter((postcode) => !findZone(code as MarketCode, { postcode }))).toEqual([]);
  },
);
