import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { SearchRequest } from './search-request.ts';
import type { ListSorting } from './resolve-sorting.ts';

export type ListPageRequest = {
  readonly where: readonly SqlCondition[];
  readonly sorting: ListSorting;
  /** The list is too long to sort, so the page is read along an index. */
  readonly isLong: boolean;
  readonly after: Pick<SearchCursor, 'value' | 'id'> | undefined;
  readonly limit: number;
};

/** How many items a page of a list has. */
export const pageLimit = ({ limit = 30 }: SearchRequest): number => limit;

/** A listed item, with what lists filter by and its card shows. */
export type ListedItem = {
  readonly shopid: number;
  readonly itemid: number;
  readonly price_min: number;
  readonly discount: number;
  readonly in_stock: boolean;
  readonly sort_value: number;
};

/** The columns of a listed item (`l`), without its `sort_value`. */
export const listedColumns = sql.raw('l.shopid, l.itemid, l.price_min, l.discount, l.in_stock');

/** Casts the value to its own type, so that an integer column can be compared with a fraction. */
const sortValueLiteral = (value: number) =>
  Number.isSafeInteger(value) ? sql`${value}::int8` : sql`${value}::float8`;

const isAfterCursor = (
  { by, order }: ListSorting,
  { value, id }: Pick<SearchCursor, 'value' | 'id'>,
): SqlCondition =>
  sql<boolean>`(${by}, l.itemid) ${order === 'desc' ? sql`<` : sql`>`} (${sortValueLiteral(value)}, ${id}::int8)`;

const selectPage = ({ where, sorting, isLong, after, limit }: ListPageRequest): RawBuilder<ListedItem> => {
  const direction = sql.raw(sorting.order);
  // The sum keeps PostgreSQL from walking along an index in search of rare rows.
  return sql<ListedItem>`
    select ${listedColumns}, (${sorting.by})::float8 as sort_value
    from searched_listing as l
    where ${and(after ? [...where, isAfterCursor(sorting, after)] : where)}
    order by ${isLong ? sorting.by : sql`(${sorting.by}) + 0`} ${direction}, l.itemid ${direction}
    limit ${limit + 1}`;
};

/** Selects a page for each location and the nearest rows of these: no index sorts by distance, but one sorts by location and id. */
const selectPageByLocation = (
  { where, after, limit }: ListPageRequest,
  locations: NonNullable<ListSorting['locations']>,
): RawBuilder<ListedItem> => {
  const selectAt = (name: string, distance: number) => sql<ListedItem>`(
    select ${listedColumns}, ${distance}::float8 as sort_value
    from searched_listing as l
    where ${and(where)} and l.location = ${name}
      ${after?.value === distance ? sql`and l.itemid > ${after.id}::int8` : sql``}
    order by l.itemid limit ${limit + 1})`;
  const ahead = locations.filter(({ distance }) => after === undefined || distance >= after.value);
  return sql<ListedItem>`select * from (${sql.join(
    ahead.map(({ name, distance }) => selectAt(name, distance)),
    sql` union all `,
  )}) as nearest order by sort_value, itemid limit ${limit + 1}`;
};

/** Finds the keys of a page, and one more item that shows whether there is another page. */
export async function findPage({ db }: CatalogueDeps, request: ListPageRequest): Promise<ListedItem[]> {
  const { locations } = request.sorting;
  const page = request.isLong && locations ? selectPageByLocation(request, locations) : selectPage(request);
  const { rows } = await page.execute(db);
  return rows;
}
