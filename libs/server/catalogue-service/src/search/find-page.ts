import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { all } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { listedWith } from './count-matches.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { ListSorting } from './search-sorting.ts';

export type PageRequest = {
  readonly where: readonly Condition[];
  /** Text of a tsquery. */
  readonly query: string | undefined;
  /** So many items have the words that walking along the order finds a page of them at once. */
  readonly common: boolean;
  readonly sorting: ListSorting;
  readonly after: Pick<SearchCursor, 'value' | 'id'> | undefined;
  readonly limit: number;
};

export type ListedItem = { readonly shopid: number; readonly itemid: number; readonly place: number };

/** Asked of one listed item at a time; a join would tempt PostgreSQL to find all of the many first. */
const hasWords = (query: string): Condition =>
  sql<boolean>`(select i.search_vector @@ ${query}::tsquery from item as i
    where i.market = l.market and i.shopid = l.shopid and i.itemid = l.itemid)`;

const behind = ({ by, order }: ListSorting, { value, id }: Pick<SearchCursor, 'value' | 'id'>): Condition =>
  sql<boolean>`(${by}, l.itemid) ${order === 'desc' ? sql`<` : sql`>`} (${value}, ${id}::int8)`;

/** The keys of a page, and of one item beyond it that says whether there is more. */
export async function findPage(
  { db }: CatalogueDeps,
  { where, query, common, sorting, after, limit }: PageRequest,
): Promise<ListedItem[]> {
  const direction = sql.raw(sorting.order);
  const conditions = [
    ...where,
    ...(common && query !== undefined ? [hasWords(query)] : []),
    ...(after ? [behind(sorting, after)] : []),
  ];
  const { rows } = await sql<ListedItem>`
    select l.shopid, l.itemid, (${sorting.by})::float8 as place
    from ${listedWith(common ? undefined : query)}
    where ${all(conditions)}
    order by ${sorting.by} ${direction}, l.itemid ${direction}
    limit ${limit + 1}`.execute(db);
  return rows;
}
