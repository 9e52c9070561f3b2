import type { ItemCard } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { sql } from 'kysely';
import type { Compilable, ExpressionBuilder, Kysely, RawBuilder } from 'kysely';
import type { CatalogueDeps, CatalogueView } from './catalogue-deps.ts';
import { and } from './condition.ts';
import type { SqlCondition } from './condition.ts';
import type { Cursor } from './cursors.ts';
import { numberCursor } from './cursors.ts';
import { saleApplies } from './sale-applies.ts';
import { itemColumns, shopColumns, toCard } from './to-card.ts';
import type { CardRow } from './to-card.ts';

/** Sort order of a list: an expression over the item `i`; ties are broken by the item's id, in the same direction. */
export type Sorting = { readonly by: RawBuilder<number>; readonly order: 'asc' | 'desc' };

export type CardsRequest = {
  readonly where: readonly SqlCondition[];
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

/** The market and the time for which cards are selected, in epoch milliseconds. */
export type CardsContext = {
  readonly market: string;
  readonly now: number;
  /** An item's card announces a flash sale that starts until then. */
  readonly previewUntil: number;
};

/** How long before a flash sale starts an item's card announces it. */
const previewMs = dayMs;

export const toCardsContext = ({ market, now }: CatalogueView): CardsContext => ({
  market,
  now,
  previewUntil: now + previewMs,
});

/** The flash sales of item `c`, running or not. */
const itemSales = (query: ExpressionBuilder<Tables, 'c'>) =>
  query
    .selectFrom('flash_sale')
    .whereRef('flash_sale.market', '=', 'c.market')
    .whereRef('flash_sale.shopid', '=', 'c.shopid')
    .whereRef('flash_sale.itemid', '=', 'c.itemid')
    .where(saleApplies('c', 'flash_sale'));

/** The running flash sale of item `c`, if any; of several, the first to end. */
const runningSale =
  ({ now }: CardsContext) =>
  (query: ExpressionBuilder<Tables, 'c'>) =>
    itemSales(query)
      .where('flash_sale.starts_at', '<=', now)
      .where('flash_sale.ends_at', '>', now)
      .orderBy('flash_sale.ends_at')
      .limit(1)
      .select(['flash_sale.stock', 'flash_sale.sold', 'flash_sale.price'])
      .as('f');

/** The start of the next flash sale of item `c`, if it is near. */
const upcomingSale =
  ({ now, previewUntil }: CardsContext) =>
  (query: ExpressionBuilder<Tables, 'c'>) =>
    itemSales(query)
      .where('flash_sale.starts_at', '>', now)
      .where('flash_sale.starts_at', '<=', previewUntil)
      .orderBy('flash_sale.starts_at')
      .limit(1)
      .select('flash_sale.starts_at')
      .as('n');

/** A card's columns, and its place in the sort order. */
type SelectedCard = CardRow & { readonly place: number };

/** Which items to select, all of them without a `limit`. */
type CardSelection = Pick<CardsRequest, 'where' | 'sorting'> & { readonly limit?: number };

const selectItems = (
  db: Kysely<Database>,
  { market }: CardsContext,
  { where, sorting, limit }: CardSelection,
) =>
  db
    .selectFrom('item as i')
    .where('i.market', '=', market)
    // Removed items have the status 0.
    .where('i.status', '>', 0)
    .where(and(where))
    .select(itemColumns.map((column) => `i.${column}` as const))
    .select('i.market')
    .select(sql<CardRow['picture']>`i.pictures -> 0`.as('picture'))
    .select(sql<number>`(${sorting.by})::float8`.as('place'))
    .$if(limit !== undefined, (query) =>
      query
        .orderBy(sorting.by, sorting.order)
        .orderBy('i.itemid', sorting.order)
        .limit(limit as number),
    )
    .as('c');

type CardSelect = Compilable<SelectedCard> & { readonly execute: () => Promise<SelectedCard[]> };

/** Selects the cards of items `i`, sorted. Joins shops and sales only for these, not for everything sorted. */
export const selectCards = (
  db: Kysely<Database>,
  context: CardsContext,
  selection: CardSelection,
): CardSelect =>
  db
    .selectFrom(selectItems(db, context, selection))
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'c.market').onRef('s.shopid', '=', 'c.shopid'))
    .leftJoinLateral(runningSale(context), (on) => on.onTrue())
    .leftJoinLateral(upcomingSale(context), (on) => on.onTrue())
    .selectAll('c')
    .select(shopColumns.map((column) => `s.${column}` as const))
    .select(['s.location as shop_location', 'f.stock as flash_stock', 'f.sold as flash_sold'])
    .select(['f.price as flash_price', 'n.starts_at as preview_starts_at', 's.label_ids as shop_label_ids'])
    .orderBy('c.place', selection.sorting.order)
    .orderBy('c.itemid', selection.sorting.order);

const isAfterCursor = ({ by, order }: Sorting, { value, id }: Cursor): SqlCondition =>
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
  const { where, sorting, after, limit } = request;
  const rows = await selectCards(deps.db, toCardsContext(view), {
    where: after ? [...where, isAfterCursor(sorting, after)] : where,
    sorting,
    limit: limit + 1,
  }).execute();
  const last = rows[limit - 1];
  const items = rows.slice(0, limit).map(toCard);
  if (rows.length <= limit || !last) return { items };
  return { items, next: numberCursor.write({ value: last.place, id: last.itemid }) };
}
