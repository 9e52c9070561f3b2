import type { ItemCard } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { sql } from 'kysely';
import type { ExpressionBuilder, RawBuilder } from 'kysely';
import type { CatalogueDeps, CatalogueView } from './catalogue-deps.ts';
import { and } from './condition.ts';
import type { Condition } from './condition.ts';
import type { Cursor } from './cursors.ts';
import { numberCursor } from './cursors.ts';
import { saleApplies } from './sale-applies.ts';
import { itemColumns, shopColumns, toCard } from './to-card.ts';
import type { CardRow } from './to-card.ts';

/** Sort order of a list: an expression over the item `i`; ties are broken by the item's id, in the same direction. */
export type Sorting = { readonly by: RawBuilder<number>; readonly order: 'asc' | 'desc' };

export type CardsRequest = {
  readonly where: readonly Condition[];
  readonly sorting: Sorting;
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

export type CardsPage = { items: ItemCard[]; next?: string };

export const byPopularity: Sorting = { by: sql<number>`i.popularity`, order: 'desc' };
export const byNewest: Sorting = { by: sql<number>`i.ctime`, order: 'desc' };
export const bySales: Sorting = { by: sql<number>`i.historical_sold`, order: 'desc' };
export const byDiscount: Sorting = { by: sql<number>`i.raw_discount`, order: 'desc' };

type Tables = Database & { c: Pick<Database['item'], 'market' | 'shopid' | 'itemid'> };

/** The running flash sale of item `c`, if any; of several, the first to end. */
const runningSale = (now: number) => (query: ExpressionBuilder<Tables, 'c'>) =>
  query
    .selectFrom('flash_sale')
    .whereRef('flash_sale.market', '=', 'c.market')
    .whereRef('flash_sale.shopid', '=', 'c.shopid')
    .whereRef('flash_sale.itemid', '=', 'c.itemid')
    .where('flash_sale.starts_at', '<=', now)
    .where('flash_sale.ends_at', '>', now)
    .where(saleApplies('c', 'flash_sale'))
    .orderBy('flash_sale.ends_at')
    .limit(1)
    .select(['flash_sale.stock', 'flash_sale.sold', 'flash_sale.price'])
    .as('f');

/** How long before a flash sale starts an item's card announces it. */
const previewMs = dayMs;

/** The start of the next flash sale of item `c`, if it is near. */
const upcomingSale = (now: number) => (query: ExpressionBuilder<Tables, 'c'>) =>
  query
    .selectFrom('flash_sale')
    .whereRef('flash_sale.market', '=', 'c.market')
    .whereRef('flash_sale.shopid', '=', 'c.shopid')
    .whereRef('flash_sale.itemid', '=', 'c.itemid')
    .where('flash_sale.starts_at', '>', now)
    .where('flash_sale.starts_at', '<=', now + previewMs)
    .where(saleApplies('c', 'flash_sale'))
    .orderBy('flash_sale.starts_at')
    .limit(1)
    .select('flash_sale.starts_at')
    .as('n');

const selectPageItems = (
  { db }: CatalogueDeps,
  { market }: CatalogueView,
  { where, sorting, after, limit }: CardsRequest,
) =>
  db
    .selectFrom('item as i')
    .where('i.market', '=', market)
    // Removed items have the status 0.
    .where('i.status', '>', 0)
    .where(and(after ? [...where, isAfterCursor(sorting, after)] : where))
    .select(itemColumns.map((column) => `i.${column}` as const))
    .select('i.market')
    .select(sql<CardRow['picture']>`i.pictures -> 0`.as('picture'))
    .select(sql<number>`(${sorting.by})::float8`.as('place'))
    .orderBy(sorting.by, sorting.order)
    .orderBy('i.itemid', sorting.order)
    .limit(limit + 1)
    .as('c');

const isAfterCursor = ({ by, order }: Sorting, { value, id }: Cursor): Condition =>
  sql<boolean>`((${by})::float8, i.itemid) ${order === 'desc' ? sql`<` : sql`>`} (${value}::float8, ${id}::int8)`;

/**
 * Reads a page of a list of cards. Pages use keyset pagination instead of an offset, so that items added or removed meanwhile
 * neither repeat nor hide others.
 */
export async function readCards(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: CardsRequest,
): Promise<CardsPage> {
  const { limit, sorting } = request;
  // Join shops and sales only for the items of the page, not for everything sorted.
  const rows = await deps.db
    .selectFrom(selectPageItems(deps, view, request))
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'c.market').onRef('s.shopid', '=', 'c.shopid'))
    .leftJoinLateral(runningSale(view.now), (on) => on.onTrue())
    .leftJoinLateral(upcomingSale(view.now), (on) => on.onTrue())
    .selectAll('c')
    .select(shopColumns.map((column) => `s.${column}` as const))
    .select(['s.location as shop_location', 'f.stock as flash_stock', 'f.sold as flash_sold'])
    .select(['f.price as flash_price', 'n.starts_at as preview_starts_at', 's.label_ids as shop_label_ids'])
    .orderBy('c.place', sorting.order)
    .orderBy('c.itemid', sorting.order)
    .execute();
  const last = rows[limit - 1];
  const items = rows.slice(0, limit).map(toCard);
  if (rows.length <= limit || !last) return { items };
  return { items, next: numberCursor.write({ value: last.place, id: last.itemid }) };
}
