import type { LanguageTag, MarketCode } from '@pasar/markets';
import { arrivalDates } from './arrival-dates.ts';
import { code128Widths } from './code-128-widths.ts';
import { deliveryDistance } from './delivery-distance.ts';
import type { DeliveryDistance } from './delivery-distance.ts';
import { deliveryOptions } from './delivery-options.ts';
import type { ItemShipping } from './delivery-options.ts';
import { deliveryRange } from './delivery-range.ts';
import { findPlaceName } from './find-place-name.ts';
import { findZone } from './find-zone.ts';
import type { DeliveryLocation } from './find-zone.ts';
import { pickUpOption } from './pick-up-option.ts';
import { rankBranches } from './rank-branches.ts';
import type { BranchPlace } from './rank-branches.ts';

type Journey = {
  readonly market: MarketCode;
  readonly from: DeliveryLocation;
  readonly to: DeliveryLocation;
};
type Parcel = {
  readonly items: readonly ItemShipping[];
  readonly distance: DeliveryDistance;
  readonly currency: string;
};

type ArrivalCase = Parameters<typeof arrivalDates>[0] & {
  readonly market: Parameters<typeof arrivalDates>[1];
  readonly orderedAt: number;
};

type PlaceNameCase = {
  readonly market: Parameters<typeof findPlaceName>[0];
  readonly to: DeliveryLocation;
  readonly language?: LanguageTag;
};

type RangeCase = {
  readonly item: ItemShipping;
  readonly market: MarketCode;
  readonly from: DeliveryLocation;
};

type NearbyCase = {
  readonly market: MarketCode;
  readonly from: BranchPlace;
  readonly branches: readonly (BranchPlace & { readonly id: string })[];
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'delivery/zone': ({ market, ...place }: DeliveryLocation & { market: MarketCode }) =>
    findZone(market, place)?.id ?? null,
  'delivery/code-128': ({ text }: { readonly text: string }) => code128Widths(text)?.join('') ?? null,
  'delivery/distance': ({ market, from, to }: Journey) => deliveryDistance(market, from, to),
  'delivery/arrival-dates': ({ market, orderedAt, ...days }: ArrivalCase) =>
    arrivalDates(days, market, orderedAt),
  'delivery/pick-up-option': ({
    items,
    market,
    currency,
  }: Omit<Parcel, 'distance'> & { market: MarketCode }) => pickUpOption(items, market, currency) ?? null,
  'delivery/rank-branches': ({ market, from, branches }: NearbyCase) =>
    rankBranches(market, branches, from).map(({ id }) => id),
  'delivery/place-name': ({ market, to, language }: PlaceNameCase) =>
    findPlaceName(market, to, language) ?? null,
  'delivery/range': ({ item, market, from }: RangeCase) => deliveryRange(item, market, from),
  'delivery/options': ({ items, distance, currency }: Parcel) => deliveryOptions(items, distance, currency),
};
