import type { SearchFacets } from '@pasar/catalogue-contract';
import { planForValues } from '@pasar/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { buildFlagCondition, listingFlags } from './listing-flags.data.ts';
import { popularity } from './popularity.ts';

/** How many items match, and how many have each value of each dimension. */
export type Matches = {
  readonly total: number;
  /** Whether counting stopped at `total`. */
  readonly more: boolean;
  readonly facets: SearchFacets;
};

/** Facets that can also be counted separately, and the column of each. */
const facetColumns = {
  locations: 'l.location',
  brands: 'l.brand',
  ratings: 'l.stars',
  shipping_options: 'l.shipping_option_ids',
};
export type CountableFacet = keyof typeof facetColumns;

export type CountRequest = {
  readonly market: string;
  readonly where: readonly Condition[];
  /** The category level that can be selected next; 4 if there is none. */
  readonly level: number;
  /** Counting stops here; if absent, everything is counted. */
  readonly maxCounted?: number;
  /** The only facet to count; defaults to all. */
  readonly onlyFacet?: CountableFacet;
  /** Selected values, which are listed however few items have them. */
  readonly chosenValues?: Readonly<Partial<Record<keyof SearchFacets, readonly string[]>>>;
  /** Whether to count the most popular items first, along an index: for lists that most items match, and are counted in part. */
  readonly isScan?: boolean;
  /** A facet that is counted as if nothing were selected in it, and its selection; `where` omits the selection. */
  readonly separateFacet?: { readonly facet: CountableFacet; readonly chosen: Condition };
};

type Count = { facet: keyof SearchFacets | 'total' | 'read'; value: string; label: string; count: number };

const flagCounts = sql.join([
  ...listingFlags.map(
    (flag) => sql`count(*) filter (where ${sql.raw(buildFlagCondition(flag))}) as ${sql.ref(flag.name)}`,
  ),
  sql`count(*) filter (where not l.used_item) as new_item`,
  sql`count(*) filter (where l.used_item) as used_item`,
]);

/** The counted columns, without the words, which make up most of a row. */
const countedColumns = sql.raw(
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

const categoryColumn = (level: number) => (level > 3 ? sql`null::int8` : sql.ref(`l.cat${level}`));

/** One pass each over the matches; the separate facet passes over every row that was read. */
const facetQueries = ({
  market,
  level,
  separateFacet,
  chosenValues = {},
}: CountRequest): Record<keyof SearchFacets, RawBuilder<Count>> => {
  const from = (facet: CountableFacet) => sql.raw(separateFacet?.facet === facet ? 'read' : 'l');
  const chosenFirst = (facet: 'brands' | 'locations', column: string): RawBuilder<unknown> => {
    const values = chosenValues[facet] ?? [];
    return values.length === 0 ? sql`` : sql`${sql.raw(column)} = any(${[...values]}::text[]) desc,`;
  };
  return {
    categories: sql`(select 'categories' as facet, c.catid::text as value, c.name as label, found.count
    from (select ${categoryColumn(level)} as catid, count(*)::int as count from l group by 1) as found
    join category as c on c.market = ${market} and c.catid = found.catid order by found.count desc, c.position limit 30)`,
    locations: sql`(select 'locations', location, location, count(*)::int from ${from('locations')}
    where location <> '' group by location order by ${chosenFirst('locations', 'location')} count(*) desc, location limit 20)`,
    brands: sql`(select 'brands', brand, brand, count(*)::int from ${from('brands')}
    where brand <> '' group by brand order by ${chosenFirst('brands', 'brand')} count(*) desc, brand limit 20)`,
    ratings: sql`(select 'ratings', stars::text, stars::text, count(*)::int from ${from('ratings')} where stars > 0 group by stars)`,
    shipping_options: sql`(select 'shipping_options', option::text, option::text, sum(many)::int
    from (select shipping_option_ids, count(*) as many from ${from('shipping_options')} group by 1) as ways, unnest(shipping_option_ids) as option
    group by option order by option)`,
    flags: sql`(select 'flags', key, key, value::int
    from (select ${flagCounts} from l) as flags, jsonb_each_text(to_jsonb(flags)) where value <> '0')`,
  };
};

const countRows = (of: 'total' | 'read', set: 'l' | 'read'): RawBuilder<Count> =>
  sql<Count>`(select ${sql.lit(of)} as facet, '' as value, '' as label, count(*)::int as count from ${sql.raw(set)})`;

function countQuery(given: CountRequest): RawBuilder<Count> {
  const { where, maxCounted, onlyFacet, separateFacet, isScan = false } = given;
  const facets = facetQueries(given);
  return sql<Count>`${sql.raw(planForValues)}
    with read as materialized (
      select ${onlyFacet ? sql.raw(facetColumns[onlyFacet]) : countedColumns}, ${separateFacet?.chosen ?? sql`true`} as chosen
      from searched_listing as l
      where ${and(where)}
      ${isScan ? sql`order by ${popularity} desc, l.itemid desc` : sql``}
      ${maxCounted === undefined ? sql`` : sql`limit ${maxCounted + 1}`}
    ), l as materialized (select * from read where chosen)
    ${sql.join(
      [
        countRows('total', 'l'),
        countRows('read', 'read'),
        ...(onlyFacet ? [facets[onlyFacet]] : Object.values(facets)),
      ],
      sql` union all `,
    )}`;
}

type FacetCounts = SearchFacets['brands'];

/** Sorts the most common first, wherever the selected ones were read. */
const sortCounts = (counts: FacetCounts): FacetCounts =>
  counts.toSorted((one, other) => other.count - one.count);

const createPicker =
  (counts: readonly Count[], more: boolean) =>
  (wanted: Count['facet']): FacetCounts =>
    counts.flatMap(({ facet, value, label, count }) =>
      facet === wanted ? [{ value, label, count, ...(more && { at_least: true }) }] : [],
    );

/** "Four stars and up" includes five stars. */
const sumStarsAndUp = (counts: SearchFacets['ratings']): SearchFacets['ratings'] =>
  [5, 4, 3, 2, 1].flatMap((star) => {
    const count = counts.reduce((sum, each) => (Number(each.value) >= star ? sum + each.count : sum), 0);
    const more = counts.some(({ at_least }) => at_least === true);
    return count > 0
      ? [{ value: String(star), label: String(star), count, ...(more && { at_least: true }) }]
      : [];
  });

/**
 * Counts listed items up to `maxCounted`: a longer list is reported as longer instead of being read to its end. With a
 * separate facet, `more` means that not everything was read, so `total` may be too low.
 */
export async function countMatches({ db }: CatalogueDeps, counted: CountRequest): Promise<Matches> {
  const { rows } = await countQuery(counted).execute(db);
  const readCount = (set: 'total' | 'read'): number => rows.find(({ facet }) => facet === set)?.count ?? 0;
  const found = readCount('total');
  const { maxCounted = Number.POSITIVE_INFINITY } = counted;
  const more = readCount('read') > maxCounted;
  const pickFacet = createPicker(rows, more);
  return {
    total: Math.min(found, maxCounted),
    more,
    facets: {
      categories: pickFacet('categories'),
      locations: sortCounts(pickFacet('locations')),
      brands: sortCounts(pickFacet('brands')),
      ratings: sumStarsAndUp(pickFacet('ratings')),
      shipping_options: pickFacet('shipping_options'),
      flags: pickFacet('flags'),
    },
  };
}
