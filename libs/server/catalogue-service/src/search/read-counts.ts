import { planForValues } from '@pasar/database';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { listedColumns } from './find-page.ts';
import type { ListedItem } from './find-page.ts';
import { listingFlags } from './listing-flags.data.ts';
import { popularity } from './popularity.ts';
import type { ListSorting } from './resolve-sorting.ts';

/** The values that are counted, each from a column of a listed item (`l`); null if an item has none. */
const countedValues = {
  locations: 'l.location',
  brands: 'l.brand',
  ratings: 'l.stars::text',
  shipping_options: `array_to_string(l.shipping_option_ids, ',')`,
};
export type CountableFacet = keyof typeof countedValues;

/** The columns of a listed item that flags are made of, in the order of their bits. */
const flagColumns = [...new Set(listingFlags.flatMap(({ columns }) => columns)), 'used_item'];
const flagBits = flagColumns.map((name, bit) => `(l.${name}::int << ${bit})`).join(' | ');

/** Returns whether items with these bits have a column's flag. */
export const hasFlag = (bits: number, column: string): boolean =>
  ((bits >> flagColumns.indexOf(column)) & 1) === 1;

export type CountRequest = {
  readonly market: string;
  readonly where: readonly SqlCondition[];
  /** The category level that can be selected next; 4 if there is none. */
  readonly level: number;
  /** Counting stops here; if absent, everything is counted. */
  readonly maxCounted?: number;
  /** The only facet to count; defaults to all. */
  readonly onlyFacet?: CountableFacet;
  /** Selected values, which are listed however few items have them. */
  readonly chosenValues?: Readonly<Partial<Record<CountableFacet, readonly string[]>>>;
  /** Whether to count the most popular items first, along an index: for lists that most items match, and are counted in part. */
  readonly isScan?: boolean;
  /** A facet that is counted as if nothing were selected in it, and its selection; `where` omits the selection. */
  readonly separateFacet?: { readonly facet: CountableFacet; readonly chosen: SqlCondition };
  /** The order of the first page, to read it as well: that sorts all counted items. */
  readonly firstPage?: { readonly sorting: ListSorting; readonly limit: number };
};

/** How many items have a value; for `all`, how many there are. `chosen` is false for items outside the selection of a separate facet. */
export type ValueCount = {
  readonly facet: CountableFacet | 'categories' | 'flags' | 'all';
  readonly value: string | null;
  readonly chosen: boolean;
  readonly count: number;
};

export type Counts = {
  readonly counts: readonly ValueCount[];
  /** The first page and one more item, if they were requested. */
  readonly firstPage?: readonly ListedItem[];
};

type ListedRow = ListedItem & { readonly facet: 'listed' };

const noListedItem = sql.raw(
  'null::int8 as shopid, null::int8 as itemid, null::int8 as price_min, null::int2 as discount, null::bool as in_stock, null::float8 as sort_value',
);

const isListedRow = (row: ValueCount | ListedRow): row is ListedRow => row.facet === 'listed';

/** Counts the items of each value, all facets in one pass. */
export async function readCounts(
  { db }: CatalogueDeps,
  { where, level, maxCounted, onlyFacet, separateFacet, firstPage, isScan = false }: CountRequest,
): Promise<Counts> {
  const values: Readonly<Record<string, string>> = onlyFacet
    ? { [onlyFacet]: countedValues[onlyFacet] }
    : {
        ...countedValues,
        ...(level <= 3 && { categories: `l.cat${level}::text` }),
        flags: `(${flagBits})::text`,
      };
  const facets = Object.keys(values);
  const columns = Object.entries(values).map(([facet, value]) => `${value} as ${facet}`);
  const order = firstPage && sql.raw(firstPage.sorting.order);
  const { rows } = await sql<ValueCount | ListedRow>`${sql.raw(planForValues)}
    with found as (
      select ${sql.raw(columns.join(', '))}, ${separateFacet?.chosen ?? sql`true`} as chosen
        ${firstPage ? sql`, ${listedColumns}, (${firstPage.sorting.by})::float8 as sort_value` : sql``}
      from searched_listing as l
      where ${and(where)}
      ${isScan ? sql`order by ${popularity} desc, l.itemid desc` : sql``}
      ${maxCounted === undefined ? sql`` : sql`limit ${maxCounted + 1}`}
    )
    select ${sql.raw(`case 0 ${facets.map((facet) => `when grouping(${facet}) then '${facet}'`).join(' ')} else 'all' end`)} as facet,
      ${sql.raw(`coalesce(${facets.join(', ')})`)} as value, chosen, count(*)::int as count
      ${firstPage ? sql`, ${noListedItem}` : sql``}
    from found
    group by ${sql.raw(`grouping sets ((chosen), ${facets.map((facet) => `(chosen, ${facet})`).join(', ')})`)}
    ${
      firstPage
        ? sql`union all (select 'listed', null, true, 0, shopid, itemid, price_min, discount, in_stock, sort_value from found where chosen
          order by sort_value ${order}, itemid ${order} limit ${firstPage.limit + 1})`
        : sql``
    }`.execute(db);
  const counts = rows.filter((row) => !isListedRow(row));
  return firstPage ? { counts, firstPage: rows.filter(isListedRow) } : { counts };
}
