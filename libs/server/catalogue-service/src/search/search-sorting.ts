import { sql } from 'kysely';
import type { Sorting } from '../read-cards.ts';
import type { SearchRequest } from './search-filters.ts';

/** Places where a word may stand, least first: keywords, categories and shop, brand, name. */
const weights = '{0.1,0.2,0.4,1}';

/** How well the item fits, leaning to what sells; what is sold out comes last. */
const relevancy = (query: string | undefined) =>
  query === undefined
    ? sql<number>`i.popularity`
    : sql<number>`(ts_rank(${weights}::float4[], i.search_vector, ${query}::tsquery)::float8 + ln(1 + i.popularity) / 40)
        * case when i.stock > 0 then 1 else 0.2 end`;

/** What a list is sorted by. Prices rise unless told otherwise, everything else falls. doc2 §3 sort types */
export function searchSorting(
  { sort_by = 'relevancy', order }: SearchRequest,
  query: string | undefined,
): Sorting {
  const by = {
    relevancy: relevancy(query),
    ctime: sql<number>`i.ctime`,
    pop: sql<number>`i.popularity`,
    price: sql<number>`i.price_min`,
    sales: sql<number>`i.historical_sold`,
    discount: sql<number>`i.raw_discount`,
    distance: relevancy(query),
  }[sort_by];
  return { by, order: order ?? (sort_by === 'price' ? 'asc' : 'desc') };
}
