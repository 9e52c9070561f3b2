import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { readCategoryIndex } from './category-index.ts';
import type { CategoryIndex } from './category-index.ts';
import { listingFlags } from './listing-flags.data.ts';
import type { ListedItem } from './find-page.ts';
import { hasFlag, readCounts } from './read-counts.ts';
import type { CountRequest, ValueCount } from './read-counts.ts';

/** How many items match, and how many have each value of each dimension. */
export type Matches = {
  readonly total: number;
  /** Whether counting stopped at `total`. */
  readonly more: boolean;
  readonly facets: SearchFacets;
  /** The first page and one more item, if they were requested. */
  readonly firstPage?: readonly ListedItem[];
};

type FacetCounts = SearchFacets['brands'];

const maxValues = 20;
const maxCategories = 30;

const sum = (counts: readonly ValueCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** Sorts by count, then by value. */
const byCount = (one: FacetCounts[number], other: FacetCounts[number]): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

const toFacetCounts = (counts: ReadonlyMap<string, number>): FacetCounts =>
  [...counts].map(([value, count]) => ({ value, label: value, count }));

/** Adds up the counts of each value; items may have several values, separated by commas. */
function addUp(counts: readonly ValueCount[], separator?: ','): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { value, count } of counts)
    for (const each of separator ? (value ?? '').split(separator) : [value ?? ''])
      if (each !== '') totals.set(each, (totals.get(each) ?? 0) + count);
  return totals;
}

/** The most common values, the selected ones among them. */
function listMostCommon(counts: readonly ValueCount[], chosen: readonly string[] = []): FacetCounts {
  const all = toFacetCounts(addUp(counts)).toSorted(byCount);
  const isChosen = ({ value }: FacetCounts[number]): boolean => chosen.includes(value);
  return [...all.filter(isChosen), ...all.filter((each) => !isChosen(each))]
    .slice(0, maxValues)
    .toSorted(byCount);
}

/** The market's categories, the most common first, else in their order. */
const listCategories = (counts: readonly ValueCount[], categories: CategoryIndex): FacetCounts =>
  toFacetCounts(addUp(counts))
    .flatMap((each) => {
      const category = categories.get(each.value);
      return category ? [{ ...each, label: category.name, position: category.position }] : [];
    })
    .toSorted((one, other) => other.count - one.count || one.position - other.position)
    .slice(0, maxCategories)
    .map(({ position: _, ...each }) => each);

/** "Four stars and up" includes five stars. */
const sumStarsAndUp = (counts: readonly ValueCount[]): FacetCounts =>
  [5, 4, 3, 2, 1].flatMap((star) => {
    const count = sum(counts.filter(({ value }) => Number(value) >= star));
    return count > 0 ? [{ value: String(star), label: String(star), count }] : [];
  });

const flagConditions: readonly { readonly name: string; readonly has: (bits: number) => boolean }[] = [
  ...listingFlags.map(({ name, columns }) => ({
    name,
    has: (bits: number) => columns.some((column) => hasFlag(bits, column)),
  })),
  { name: 'new_item', has: (bits) => !hasFlag(bits, 'used_item') },
  { name: 'used_item', has: (bits) => hasFlag(bits, 'used_item') },
];

const countFlags = (counts: readonly ValueCount[]): FacetCounts =>
  flagConditions.flatMap(({ name, has }) => {
    const count = sum(counts.filter(({ value }) => has(Number(value))));
    return count > 0 ? [{ value: name, label: name, count }] : [];
  });

/**
 * Counts listed items up to `maxCounted`: a longer list is reported as longer instead of being read to its end. With a
 * separate facet, `more` means that not everything was read, so `total` may be too low.
 */
export async function countMatches(deps: CatalogueDeps, request: CountRequest): Promise<Matches> {
  const { market, separateFacet, chosenValues, maxCounted = Number.POSITIVE_INFINITY } = request;
  const [{ counts, firstPage }, categories] = await Promise.all([
    readCounts(deps, request),
    readCategoryIndex(deps, market),
  ]);
  const pick = (facet: ValueCount['facet']): ValueCount[] =>
    counts.filter((each) => each.facet === facet && (each.chosen || facet === separateFacet?.facet));
  const more = sum(counts.filter(({ facet }) => facet === 'all')) > maxCounted;
  const mark = (facet: FacetCounts): FacetCounts =>
    more ? facet.map((each) => ({ ...each, at_least: true })) : facet;
  return {
    total: Math.min(sum(pick('all')), maxCounted),
    more,
    ...(firstPage && { firstPage }),
    facets: {
      categories: mark(listCategories(pick('categories'), categories)),
      locations: mark(listMostCommon(pick('locations'), chosenValues?.locations)),
      brands: mark(listMostCommon(pick('brands'), chosenValues?.brands)),
      ratings: mark(sumStarsAndUp(pick('ratings'))),
      shipping_options: mark(
        toFacetCounts(addUp(pick('shipping_options'), ',')).toSorted((one, other) =>
          one.value < other.value ? -1 : 1,
        ),
      ),
      flags: mark(countFlags(pick('flags'))),
    },
  };
}
