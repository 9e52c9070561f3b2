/** How long an item counts as new, in days. */
export const newItemDays = 30;

/** This many best-sellers of a category, and of a shop that has more, are never behind a new item. */
export const bestSellerPlaces = 10;

/** The places that new items get, as shares of the items that have sold: behind the first tenth, in the first half. */
const [firstShare, lastShare] = [0.1, 0.5];

/** At most one new item for this many items of its category that have sold; the others have their turn on another day. */
const soldPerNewItem = 4;

/** An item, and the lists in which it has to be found. */
export type NewItem = {
  readonly itemid: number;
  /** Days since it was created. */
  readonly ageDays: number;
  /** Its popularity without a head start: the pieces that it sold. */
  readonly popularity: number;
  /** Popularities, highest first, of the items in its category and its shop that have sold and are no longer new. */
  readonly categoryPopularities: readonly number[];
  readonly shopPopularities: readonly number[];
  /** How many items of its category are new. */
  readonly newInCategory: number;
};

/** Returns a pseudo-random number from 0 to below 1 for an item and a day, always the same for both (splitmix32). */
export function seededRandom(itemid: number, day: number): number {
  let state = Math.imul(itemid >>> 0, 0x9e3779b9) ^ Math.imul(Math.floor(itemid / 2 ** 32), 0x85ebca6b);
  state = (state + Math.imul(day, 0xc2b2ae35)) | 0;
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns the popularity at a share of a list, behind its best-sellers; of a short list, less than the last has. */
function popularityAt(popularities: readonly number[], share: number): number {
  const place = Math.max(bestSellerPlaces, Math.floor(share * popularities.length));
  return popularities[place] ?? (popularities.at(-1) ?? 0) / 2;
}

/**
 * Returns by how much a new item is listed as more popular than it is yet, so that it is seen before it has sold: on
 * random days it takes a random place among the items of its category that have sold. It comes behind the best-sellers of its category,
 * and of its shop if that has as many. 0 if it is no longer new, or is that popular already.
 */
export function newItemHeadStart(
  { itemid, ageDays, popularity, categoryPopularities, shopPopularities, newInCategory }: NewItem,
  day: number,
): number {
  if (ageDays < 0 || ageDays >= newItemDays || categoryPopularities.length === 0) return 0;
  const chance = Math.min(1, categoryPopularities.length / soldPerNewItem / Math.max(1, newInCategory));
  const random = seededRandom(itemid, day) / chance;
  if (random >= 1) return 0;
  const share = firstShare + (lastShare - firstShare) * random;
  const limits = [
    categoryPopularities,
    ...(shopPopularities.length > bestSellerPlaces ? [shopPopularities] : []),
  ].map((popularities) => popularityAt(popularities, share));
  return Math.max(0, Math.min(...limits) - popularity);
}
