import type { SearchFacets } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { CatalogueView } from '../catalogue-deps.ts';
import { all } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { dimensions } from './search-filters.ts';
import type { Dimension } from './search-filters.ts';

/** How many items match, and how many of them have each value of each dimension. */
export type Matches = { readonly total: number; readonly facets: SearchFacets };

type Count = { dimension: Dimension | 'category' | 'total'; value: string; label: string; count: number };

const others = (own: Dimension) =>
  sql.join(
    dimensions.filter((each) => each !== own).map((each) => sql.ref(`in_${each}`)),
    sql` and `,
  );

const everything = sql.join(
  dimensions.map((each) => sql.ref(`in_${each}`)),
  sql` and `,
);

/** One pass over the matches; every dimension is counted as if nothing were chosen in it. */
const countQuery = (
  view: CatalogueView,
  base: readonly Condition[],
  own: Record<Dimension, Condition>,
  level: number,
) => sql<Count>`
  with matched as materialized (
    select i.cat_path[${level}::int] as branch, i.brand, i.shopid,
      case when i.rating_count > 0 then floor(i.rating_sum::float8 / i.rating_count)::int end as stars,
      ${sql.join(dimensions.map((each) => sql`(${own[each]}) as ${sql.ref(`in_${each}`)}`))}
    from item as i
    where i.market = ${view.market} and i.status > 0 and ${all(base)}
  )
  (select 'total' as dimension, '' as value, '' as label, count(*)::int as count from matched where ${everything})
  union all
  (select 'category', c.catid::text, c.name, count(*)::int
    from matched join category as c on c.market = ${view.market} and c.catid = branch
    where ${everything} group by c.catid, c.name, c.position order by count(*) desc, c.position limit 30)
  union all
  (select 'location', s.location, s.location, sum(items)::int
    from (select shopid, count(*) as items from matched where ${others('location')} group by shopid) as each
    join shop as s on s.market = ${view.market} and s.shopid = each.shopid
    where s.location <> '' group by s.location order by sum(items) desc, s.location limit 20)
  union all
  (select 'brand', brand, brand, count(*)::int
    from matched where brand <> '' and ${others('brand')} group by brand order by count(*) desc, brand limit 20)
  union all
  (select 'rating', least(stars, 5)::text, least(stars, 5)::text, count(*)::int
    from matched where stars > 0 and ${others('rating')} group by least(stars, 5))`;

const named = (counts: readonly Count[], wanted: Count['dimension']) =>
  counts.flatMap(({ dimension, value, label, count }) =>
    dimension === wanted ? [{ value, label, count }] : [],
  );

/** "Four stars and up" includes five. */
const andUp = (counts: SearchFacets['ratings']): SearchFacets['ratings'] =>
  [5, 4, 3, 2, 1].flatMap((star) => {
    const count = counts.reduce((sum, each) => (Number(each.value) >= star ? sum + each.count : sum), 0);
    return count > 0 ? [{ value: String(star), label: String(star), count }] : [];
  });

/** Counts what a search matches. `level` is the level of categories that the shopper may choose from next. */
export async function countMatches(
  db: Kysely<Database>,
  view: CatalogueView,
  { base, own, level }: { base: readonly Condition[]; own: Record<Dimension, Condition>; level: number },
): Promise<Matches> {
  const { rows } = await countQuery(view, base, own, level).execute(db);
  return {
    total: rows.find(({ dimension }) => dimension === 'total')?.count ?? 0,
    facets: {
      categories: named(rows, 'category'),
      locations: named(rows, 'location'),
      brands: named(rows, 'brand'),
      ratings: andUp(named(rows, 'rating')),
    },
  };
}
