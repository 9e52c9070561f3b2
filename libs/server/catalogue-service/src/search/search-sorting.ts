import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import type { SearchRequest } from './search-filters.ts';

/** What a list is sorted by: an expression over the listed item `l`; ties fall to the item's id, in the same direction. */
export type ListSorting = {
  readonly by: RawBuilder<number>;
  readonly order: 'asc' | 'desc';
  /** Where `by` depends on the place alone: every place there is. */
  readonly places?: readonly { readonly name: string; readonly distance: number }[];
};

/** Places where a word may stand, least first: keywords, categories and shop, brand, name. */
const weights = '{0.1,0.2,0.4,1}';

/** How well the item fits, leaning to what sells; what is sold out comes last. */
const relevance = (query: string): RawBuilder<number> =>
  sql<number>`(ts_rank(${weights}::float4[], l.search_vector, ${query}::tsquery)::float8 + ln(1 + l.popularity) / 40)
    * case when l.in_stock then 1 else 0.2 end`;

const columns = {
  ctime: sql<number>`l.ctime`,
  pop: sql<number>`l.popularity`,
  price: sql<number>`l.price_min`,
  sales: sql<number>`l.sold`,
  discount: sql<number>`l.discount`,
};

type Place = { readonly lat: number; readonly lon: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres on a globe, by the haversine formula. */
function kilometresBetween(one: Place, other: Place): number {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const along = Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  const half = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Farther than anything on the globe: a shop whose place is not known comes last. */
const nowhere = 40_000;

type ShopPlace = { readonly name: string; readonly lat: number | null; readonly lon: number | null };

const distanceOf = (from: Place, { lat, lon }: ShopPlace): number =>
  lat === null || lon === null ? nowhere : Math.round(kilometresBetween(from, { lat, lon }) * 10) / 10;

/** Nearest shops first, whatever the order asked for. @spec search-sort-sales-distance */
async function byDistance({ db }: CatalogueDeps, market: string, from: Place): Promise<ListSorting> {
  const { rows } = await sql<ShopPlace>`
    select distinct s.location as name, p.lat, p.lon
    from shop as s left join place as p on p.market = s.market and p.name = s.location
    where s.market = ${market}`.execute(db);
  const places = rows.map((place) => ({ name: place.name, distance: distanceOf(from, place) }));
  const cases = places.map(({ name, distance }) => sql`when ${name}::text then ${distance}::float8`);
  const by =
    cases.length === 0
      ? sql<number>`${nowhere}::float8`
      : sql<number>`case l.location ${sql.join(cases, sql` `)} else ${nowhere}::float8 end`;
  return { by, order: 'asc', places };
}

/**
 * What a list is sorted by. Prices rise unless told otherwise, everything else falls. Without `query` (there is none, or
 * its words are in too many items to tell one from another) relevancy is popularity. doc2 §9 sort types
 *
 * @spec search-sort-mapping
 */
export async function searchSorting(
  deps: CatalogueDeps,
  market: string,
  { sort_by = 'relevancy', order, lat, lon }: SearchRequest,
  query: string | undefined,
): Promise<ListSorting> {
  if (sort_by === 'distance' && lat !== undefined && lon !== undefined)
    return byDistance(deps, market, { lat, lon });
  if (sort_by === 'relevancy' || sort_by === 'distance')
    return { by: query === undefined ? columns.pop : relevance(query), order: 'desc' };
  return { by: columns[sort_by], order: order ?? (sort_by === 'price' ? 'asc' : 'desc') };
}
