import type { getBuyAgain, getCartRecommendations } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, MemberView } from '../catalogue-deps.ts';
import { availableToAll, inStock, shopMatches } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { numberCursor } from '../cursors.ts';
import { byPopularity, readCards } from '../read-cards.ts';

/** Reads purchased, not cancelled items, the latest first, without repeats. @spec buy-again-page supermarket-buy-again-page */
export function readBuyAgain(
  deps: CatalogueDeps,
  view: MemberView,
  { mart = false, cursor, limit = 30 }: NonNullable<CallQuery<typeof getBuyAgain>>,
): Promise<CallData<typeof getBuyAgain>> {
  const bought = sql`from order_line as l join orders as o on o.user_id = l.user_id and o.order_id = l.order_id
    where l.user_id = ${view.userid} and o.market = ${view.market} and o.status <> 'cancelled'`;
  const last = sql<number>`(select max(l.order_id) ${bought} and l.shopid = i.shopid and l.itemid = i.itemid)`;
  return readCards(deps, view, {
    where: [
      inStock,
      sql<boolean>`(i.shopid, i.itemid) in (select l.shopid, l.itemid ${bought})`,
      ...(mart ? [shopMatches(view, sql`s.is_mart`)] : []),
    ],
    sorting: { by: last, order: 'desc' },
    after: numberCursor.read(cursor),
    limit,
  });
}

const readCartCategoryIds = async (
  { db }: CatalogueDeps,
  { userid, market }: MemberView,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('cart_line as l')
    .innerJoin('item as i', (on) =>
      on
        .onRef('i.market', '=', 'l.market')
        .onRef('i.shopid', '=', 'l.shopid')
        .onRef('i.itemid', '=', 'l.itemid'),
    )
    .select('i.catid')
    .distinct()
    .where('l.user_id', '=', userid)
    .where('l.market', '=', market)
    .execute();
  return rows.map(({ catid }) => catid);
};

const relatedToCart = ({ userid, market }: MemberView, cartCategoryIds: readonly number[]): SqlCondition[] =>
  cartCategoryIds.length === 0
    ? []
    : [
        sql<boolean>`i.catid = any(${cartCategoryIds}::bigint[])`,
        sql<boolean>`(i.shopid, i.itemid) not in (select l.shopid, l.itemid from cart_line as l
          where l.user_id = ${userid} and l.market = ${market})`,
      ];

/** Recommends items from the categories of the cart's items, without those in the cart; popular items for an empty one. @spec cart-recommend-page */
export async function readCartRecommendations(
  deps: CatalogueDeps,
  view: MemberView,
  { cursor, limit = 30 }: NonNullable<CallQuery<typeof getCartRecommendations>>,
): Promise<CallData<typeof getCartRecommendations>> {
  const cartCategoryIds = await readCartCategoryIds(deps, view);
  return readCards(deps, view, {
    where: [...availableToAll, ...relatedToCart(view, cartCategoryIds)],
    sorting: byPopularity,
    after: numberCursor.read(cursor),
    limit,
  });
}
