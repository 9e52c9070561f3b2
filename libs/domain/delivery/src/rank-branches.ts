import type { MarketCode } from '@pasar/markets';
import { findZone } from './find-zone.ts';
import { normalizePlaceName } from './normalize-place-name.ts';

/** Where a branch is. */
export type BranchPlace = { readonly city: string; readonly district: string };

const isSamePlace = (one: string, other: string): boolean =>
  normalizePlaceName(one) === normalizePlaceName(other);

/** 0 in the same district, 1 in the same city, 2 in the same delivery zone, 3 elsewhere. */
function placeDistance(market: MarketCode, from: BranchPlace, to: BranchPlace): number {
  if (isSamePlace(from.city, to.city)) return isSamePlace(from.district, to.district) ? 0 : 1;
  const zone = findZone(market, { city: from.city, state: from.city });
  return zone && zone.id === findZone(market, { city: to.city, state: to.city })?.id ? 2 : 3;
}

/** Orders branches by their distance from a place, the nearest first; keeps the order of those at the same distance. */
export const rankBranches = <Branch extends BranchPlace>(
  market: MarketCode,
  branches: readonly Branch[],
  from: BranchPlace,
): Branch[] =>
  branches.toSorted((one, other) => placeDistance(market, from, one) - placeDistance(market, from, other));

/** The text in which searches find a branch: its name and place, normalized. */
export const branchSearchText = ({
  name,
  city,
  district,
  street,
}: BranchPlace & { readonly name: string; readonly street: string }): string =>
  normalizePlaceName(`${name} ${city} ${district} ${street}`);
