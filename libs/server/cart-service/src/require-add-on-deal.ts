import type { AddToCartRequest } from '@pasar/cart-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CartDeps } from './cart-deps.ts';
import type { Shopper } from './shopper.ts';

const findDeal = (
  { db }: CartDeps,
  { market, now }: Shopper,
  { shopid, itemid, add_on_deal_id = 0 }: AddToCartRequest,
) =>
  db
    .selectFrom('add_on_deal as d')
    .where('d.market', '=', market.code)
    .where('d.shopid', '=', shopid)
    .where('d.dealid', '=', add_on_deal_id)
    .where('d.starts_at', '<=', now)
    .where('d.ends_at', '>', now)
    .select([
      sql<boolean>`exists (select from add_on_deal_sub as s where s.market = d.market and s.shopid = d.shopid
        and s.dealid = d.dealid and s.itemid = ${itemid})`.as('is_sub'),
      sql<boolean>`exists (select from add_on_deal_main as m where m.market = d.market and m.shopid = d.shopid
        and m.dealid = d.dealid and m.itemid = ${itemid})`.as('is_main'),
    ])
    .executeTakeFirst();

/** Counts the cart's pieces of the deal's main items and of the sub item, and reads how many of it each main piece allows. */
const countDealPieces = (
  { db }: CartDeps,
  { cartid, market }: Shopper,
  { shopid, itemid, add_on_deal_id = 0 }: AddToCartRequest,
) =>
  db
    .selectFrom('add_on_deal_sub as s')
    .leftJoin('cart_line as l', (on) =>
      on.on('l.user_id', '=', cartid).onRef('l.market', '=', 's.market').onRef('l.shopid', '=', 's.shopid'),
    )
    .leftJoin('add_on_deal_main as m', (on) =>
      on
        .onRef('m.market', '=', 'l.market')
        .onRef('m.shopid', '=', 'l.shopid')
        .onRef('m.dealid', '=', 's.dealid')
        .onRef('m.itemid', '=', 'l.itemid'),
    )
    .where('s.market', '=', market.code)
    .where('s.shopid', '=', shopid)
    .where('s.dealid', '=', add_on_deal_id)
    .where('s.itemid', '=', itemid)
    .groupBy('s.per_main')
    .select('s.per_main')
    .select(sql<number>`coalesce(sum(l.quantity) filter (where m.itemid is not null), 0)::int`.as('mains'))
    .select(sql<number>`coalesce(sum(l.quantity) filter (where l.itemid = ${itemid}), 0)::int`.as('subs'))
    .executeTakeFirst();

/** Throws 15020008 if the deal's price covers fewer pieces than the cart would hold. @spec cart-partial-fulfilment */
async function requireMainPieces(deps: CartDeps, shopper: Shopper, request: AddToCartRequest): Promise<void> {
  const { per_main = 0, mains = 0, subs = 0 } = (await countDealPieces(deps, shopper, request)) ?? {};
  if (mains === 0) throw new ApiError(errorCodes.CART_ADD_ON_MAIN_ITEM_INVALID);
  const covered = mains * per_main;
  if ((request.donot_add_quantity ? 0 : subs) + request.quantity > covered)
    throw new ApiError(errorCodes.CART_PARTIAL_FULFILMENT, `The deal covers ${covered} of them.`);
}

/**
 * Validates the add-on deal of a request. Throws 15020011 for an expired or unknown deal, 15020009 for a sub item that is
 * not in it, 15020010 for a main item that is not in it or not in the cart, 15020008 for more pieces of a sub item than the deal
 * covers.
 */
export async function requireAddOnDeal(
  deps: CartDeps,
  shopper: Shopper,
  request: AddToCartRequest,
): Promise<void> {
  if (request.add_on_deal_id === undefined) return;
  const deal = await findDeal(deps, shopper, request);
  if (!deal) throw new ApiError(errorCodes.CART_ADD_ON_DEAL_EXPIRED);
  if (!request.is_add_on_sub_item) {
    if (!deal.is_main) throw new ApiError(errorCodes.CART_ADD_ON_MAIN_ITEM_INVALID);
    return;
  }
  if (!deal.is_sub) throw new ApiError(errorCodes.CART_ADD_ON_SUB_ITEM_INVALID);
  await requireMainPieces(deps, shopper, request);
}
