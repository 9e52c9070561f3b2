import { toSortType, sortTypes } from '@pasar/search-params';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import type { WordSearch } from './list-conditions.ts';
import type { SearchRequest } from './search-request.ts';
import { popularity } from './popularity.ts';
import { relevance } from './relevance.ts';
import { rankQueries } from './rank-queries.ts';

/** Sort order of a list: an expression over the listed item `l`; ties are broken by the item's id, in the same direction. */
export type ListSorting = {
  readonly by: RawBuilder<number>;
  readonly order: 'asc' | 'desc';
  /** All locations, if `by` depends only on the location. */
  readonly locations?: readonly { readonly name: string; readonly distance: number }[];
};

const [price, discount] = [sql<number>`l.price_min`, sql<number>`l.discount`];

/** Sort types that use a single column. */
const columnSortings: ReadonlyMap<number, ListSorting> = new Map([
  [sortTypes['latest-desc'], { by: sql<number>`l.ctime`, order: 'desc' }],
  [sortTypes['item-sold-desc'], { by: sql<number>`l.sold`, order: 'desc' }],
  [sortTypes['price-asc'], { by: price, order: 'asc' }],
  [sortTypes['price-desc'], { by: price, order: 'desc' }],
  [sortTypes['discount-asc'], { by: discount, order: 'asc' }],
  [sortTypes['discount-desc'], { by: discount, order: 'desc' }],
]);

type GeoPoint = { readonly lat: number; readonly lon: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
function distanceKm(one: GeoPoint, other: GeoPoint): number {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const along = Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  const half = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Farther than any two points on the globe: shops at an unknown location come last. */
const unknownDistanceKm = 40_000;

type ShopLocation = { readonly name: string; readonly lat: number | null; readonly lon: number | null };

const shopDistanceKm = (from: GeoPoint, { lat, lon }: ShopLocation): number =>
  lat === null || lon === null ? unknownDistanceKm : Math.round(distanceKm(from, { lat, lon }) * 10) / 10;

/** Sorts the nearest shops first, whatever the requested order. @spec search-sort-sales-distance */
async function sortByDistance({ db }: CatalogueDeps, market: string, from: GeoPoint): Promise<ListSorting> {
  const { rows } = await sql<ShopLocation>`
    select distinct s.location as name, p.lat, p.lon
    from shop as s left join place as p on p.market = s.market and p.name = s.location
    where s.market = ${market}`.execute(db);
  const locations = rows.map((place) => ({ name: place.name, distance: shopDistanceKm(from, place) }));
  const cases = locations.map(({ name, distance }) => sql`when ${name}::text then ${distance}::float8`);
  const by =
    cases.length === 0
      ? sql<number>`${unknownDistanceKm}::float8`
      : sql<number>`case l.location ${sql.join(cases, sql` `)} else ${unknownDistanceKm}::float8 end`;
  return { by, order: 'asc', locations };
}

/** Returns the place by whose distance a list is sorted, if it is. */
export function readPlace({ sort_by, order, lat, lon }: SearchRequest): GeoPoint | undefined {
  const isByDistance = toSortType(sort_by, order) === sortTypes['distance-asc'];
  return isByDistance && lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
}

/**
 * Returns the sort order of a list that is not sorted by distance. Without a `search` (no keyword, or words that match too
 * many items to rank) relevance means popularity, as does a distance from an unknown place. doc2 §9 sort types
 *
 * @spec search-sort-mapping sort-type sort-default
 */
export const sortByItem = (
  { now }: CatalogueView,
  { sort_by, order }: SearchRequest,
  search: WordSearch | undefined,
): ListSorting =>
  columnSortings.get(toSortType(sort_by, order)) ?? {
    by: search ? relevance(rankQueries(search.ranked, search.scope, search.words), now) : popularity,
    order: 'desc',
  };

/** Resolves the sort order of a list. */
export async function resolveSorting(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: SearchRequest,
  search: WordSearch | undefined,
): Promise<ListSorting> {
  const place = readPlace(request);
  return place ? sortByDistance(deps, view.market, place) : sortByItem(view, request, search);
}
