import type { FlashSaleItem, getFlashSaleItems, getFlashSaleSessions } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { inCategory, inSales, shopMatches } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { numberCursor } from '../cursors.ts';
import { toMoney } from '../to-money.ts';
import { categoryName } from '../read-categories.ts';
import { readCards } from '../read-cards.ts';
import { saleApplies } from '../sale-applies.ts';

type Sessions = CallData<typeof getFlashSaleSessions>['sessions'];
type Items = CallData<typeof getFlashSaleItems>;
type Query = NonNullable<CallQuery<typeof getFlashSaleItems>>;

const maxSessions = 5;

/** Reads the running and upcoming sessions by their start. @spec flash-sale-page supermarket-flash-sale-page */
export async function readSessions(
  { db }: CatalogueDeps,
  { market, now }: CatalogueView,
  mart = false,
): Promise<Sessions> {
  const rows = await db
    .selectFrom('flash_sale as f')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'f.market').onRef('s.shopid', '=', 'f.shopid'))
    .innerJoin('item as i', (on) =>
      on
        .onRef('i.market', '=', 'f.market')
        .onRef('i.shopid', '=', 'f.shopid')
        .onRef('i.itemid', '=', 'f.itemid'),
    )
    .where('f.market', '=', market)
    .where('f.ends_at', '>', now)
    .where('i.status', '>', 0)
    .where(saleApplies('i', 'f'))
    .$if(mart, (query) => query.where('s.is_mart', '=', true))
    .groupBy('f.starts_at')
    .select('f.starts_at')
    .select(sql<number>`max(f.ends_at)`.as('ends_at'))
    .select(sql<number>`count(*)::int`.as('item_count'))
    .orderBy('f.starts_at')
    .limit(maxSessions)
    .execute();
  return rows.map((row) => ({ ...row, ongoing: row.starts_at <= now }));
}

const itemSaleInSession = (session: number) => sql`from flash_sale as f
  where f.market = i.market and f.shopid = i.shopid and f.itemid = i.itemid and f.starts_at = ${session}`;

const inSession = (view: CatalogueView, session: number, mart: boolean): SqlCondition[] => [
  inSales(view.market, sql`f.starts_at = ${session} and f.ends_at > ${view.now}`),
  ...(mart ? [shopMatches(view, sql`s.is_mart`)] : []),
];

const readSales = async (
  { db }: CatalogueDeps,
  market: string,
  session: number,
  itemids: readonly number[],
) => {
  const rows = await db
    .selectFrom('flash_sale as f')
    .innerJoin('item as i', (on) =>
      on
        .onRef('i.market', '=', 'f.market')
        .onRef('i.shopid', '=', 'f.shopid')
        .onRef('i.itemid', '=', 'f.itemid'),
    )
    .where('f.market', '=', market)
    .where('f.starts_at', '=', session)
    .where('f.itemid', '=', sql<number>`any(${itemids}::bigint[])`)
    .select(['f.itemid', 'f.starts_at', 'f.ends_at', 'f.price', 'f.stock', 'f.sold', 'f.per_user_limit'])
    .select(['i.currency', 'i.price as regular', 'i.price_before_discount'])
    .execute();
  return new Map(rows.map((row) => [row.itemid, row]));
};

type SaleRow = Awaited<ReturnType<typeof readSales>> extends Map<number, infer Row> ? Row : never;

const presentSale = ({
  currency,
  price,
  regular,
  price_before_discount,
  itemid: _,
  ...sale
}: SaleRow): FlashSaleItem['flash_sale'] => ({
  ...sale,
  price: toMoney(price, currency),
  price_before: toMoney(price_before_discount ?? regular, currency),
});

const countByCategory = async ({ db }: CatalogueDeps, view: CatalogueView, where: readonly SqlCondition[]) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', (on) => on.onRef('c.market', '=', 'i.market').on('c.level', '=', 1))
    .where('i.market', '=', view.market)
    .where('i.status', '>', 0)
    .where(sql<boolean>`c.catid = i.cat_path[1]`)
    .where(sql<boolean>`${sql.join(where, sql` and `)}`)
    .groupBy(['c.market', 'c.catid'])
    .select(['c.catid', categoryName(view.language).as('name'), sql<number>`count(*)::int`.as('item_count')])
    .orderBy('item_count', 'desc')
    .orderBy('c.catid')
    .execute();

async function findCurrentSession(
  deps: CatalogueDeps,
  view: CatalogueView,
  mart: boolean,
): Promise<number | undefined> {
  const sessions = await readSessions(deps, view, mart);
  return sessions.find(({ ongoing }) => ongoing)?.starts_at;
}

/** Reads a page of a session's items, the largest discount first; empty if no session is running. @spec flash-sale-page */
export async function readSessionItems(
  deps: CatalogueDeps,
  view: CatalogueView,
  { session: asked, category, mart = false, cursor, limit = 30 }: Query,
): Promise<Items> {
  const session = asked ?? (await findCurrentSession(deps, view, mart));
  if (session === undefined) return { server_time: view.now, items: [], categories: [] };
  const where = inSession(view, session, mart);
  const page = await readCards(deps, view, {
    where: [...where, inCategory(category)],
    sorting: {
      by: sql<number>`(select 1 - f.price::float8 / greatest(1, i.price_before_discount, i.price) ${itemSaleInSession(session)})`,
      order: 'desc',
    },
    after: numberCursor.read(cursor),
    limit,
  });
  const sales = await readSales(
    deps,
    view.market,
    session,
    page.items.map(({ itemid }) => itemid),
  );
  const items = page.items.flatMap((card) => {
    const sale = sales.get(card.itemid);
    return sale ? [{ ...card, flash_sale: presentSale(sale) }] : [];
  });
  const categories = cursor === undefined ? { categories: await countByCategory(deps, view, where) } : {};
  return { server_time: view.now, items, ...categories, ...(page.next && { next: page.next }) };
}
