import type { SearchFacets } from '@pasar/catalogue-contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { all } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { flagHolds, listingFlags } from './listing-flags.data.ts';

/** How many items match, and how many of them have each value of each dimension. */
export type Matches = {
  readonly total: number;
  /** There are more: nothing was counted beyond `total`. */
  readonly more: boolean;
  readonly facets: SearchFacets;
};

/** Facets that are counted by themselves as well, and the column of each. */
const columnOf = {
  locations: 'l.location',
  brands: 'l.brand',
  ratings: 'l.stars',
  shipping_options: 'l.shipping_option_ids',
};
export type FacetAlone = keyof typeof columnOf;

export type Counted = {
  readonly market: string;
  readonly where: readonly Condition[];
  /** The level of categories that one may choose from next; 4 for none. */
  readonly level: number;
  /** Counting stops here; without it everything is counted. */
  readonly most?: number;
  /** The one kind of facet that is wanted; all of them unless told. */
  readonly only?: FacetAlone;
};

type Count = { facet: keyof SearchFacets | 'total'; value: string; label: string; count: number };

const flagCounts = sql.join([
  ...listingFlags.map(
    (flag) => sql`count(*) filter (where ${sql.raw(flagHolds(flag))}) as ${sql.ref(flag.name)}`,
  ),
  sql`count(*) filter (where not l.used_item) as new_item`,
  sql`count(*) filter (where l.used_item) as used_item`,
]);

/** What is counted, without the words: they are most of a row. */
const counted = sql.raw(
  [
    ...['cat1', 'cat2', 'cat3', 'location', 'brand', 'stars', 'shipping_option_ids', 'used_item', 'in_stock'],
    ...[
      'with_discount',
      'free_shipping',
      'cod',
      'wholesale',
      'lowest_price',
      'cc_installment',
      'non_cc_installment',
    ],
    ...['pre_order', 'video', 'official', 'preferred', 'preferred_plus', 'mart', 'service'],
  ]
    .map((column) => `l.${column}`)
    .join(', '),
);

const branch = (level: number) => (level > 3 ? sql`null::int8` : sql.ref(`l.cat${level}`));

/** One pass each over what was found. */
const facetQueries = ({ market, level }: Counted): Record<keyof SearchFacets, RawBuilder<Count>> => ({
  categories: sql`(select 'categories' as facet, c.catid::text as value, c.name as label, found.count
    from (select ${branch(level)} as catid, count(*)::int as count from l group by 1) as found
    join category as c on c.market = ${market} and c.catid = found.catid order by found.count desc, c.position limit 30)`,
  locations: sql`(select 'locations', location, location, count(*)::int from l
    where location <> '' group by location order by count(*) desc, location limit 20)`,
  brands: sql`(select 'brands', brand, brand, count(*)::int from l
    where brand <> '' group by brand order by count(*) desc, brand limit 20)`,
  ratings: sql`(select 'ratings', stars::text, stars::text, count(*)::int from l where stars > 0 group by stars)`,
  shipping_options: sql`(select 'shipping_options', option::text, option::text, sum(many)::int
    from (select shipping_option_ids, count(*) as many from l group by 1) as ways, unnest(shipping_option_ids) as option
    group by option order by option)`,
  flags: sql`(select 'flags', key, key, value::int
    from (select ${flagCounts} from l) as flags, jsonb_each_text(to_jsonb(flags)) where value <> '0')`,
});

function countQuery(given: Counted): RawBuilder<Count> {
  const { where, most, only } = given;
  const facets = facetQueries(given);
  const total = sql<Count>`(select 'total' as facet, '' as value, '' as label, count(*)::int as count from l)`;
  return sql<Count>`
    with l as materialized (
      select ${only ? sql.raw(columnOf[only]) : counted} from searched_listing as l
      where ${all(where)} ${most === undefined ? sql`` : sql`limit ${most + 1}`}
    )
    ${sql.join([total, ...(only ? [facets[only]] : Object.values(facets))], sql` union all `)}`;
}

const named = (counts: readonly Count[], wanted: Count['facet']) =>
  counts.flatMap(({ facet, value, label, count }) => (facet === wanted ? [{ value, label, count }] : []));

/** "Four stars and up" includes five. */
const andUp = (counts: SearchFacets['ratings']): SearchFacets['ratings'] =>
  [5, 4, 3, 2, 1].flatMap((star) => {
    const count = counts.reduce((sum, each) => (Number(each.value) >= star ? sum + each.count : sum), 0);
    return count > 0 ? [{ value: String(star), label: String(star), count }] : [];
  });

/** Counts listed items, up to `most`: a list of thousands is told to be longer than that rather than read to its end. */
export async function countMatches({ db }: CatalogueDeps, counted: Counted): Promise<Matches> {
  const { rows } = await countQuery(counted).execute(db);
  const found = rows.find(({ facet }) => facet === 'total')?.count ?? 0;
  const { most = found } = counted;
  return {
    total: Math.min(found, most),
    more: found > most,
    facets: {
      categories: named(rows, 'categories'),
      locations: named(rows, 'locations'),
      brands: named(rows, 'brands'),
      ratings: andUp(named(rows, 'ratings')),
      shipping_options: named(rows, 'shipping_options'),
      flags: named(rows, 'flags'),
    },
  };
}
