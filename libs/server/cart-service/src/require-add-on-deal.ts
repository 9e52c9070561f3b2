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

const findMainItemInCart = (
  { db }: CartDeps,
  { cartid, market }: Shopper,
  { shopid, add_on_deal_id = 0 }: AddToCartRequest,
) =>
  db
    .selectFrom('cart_line as l')
    .innerJoin('add_on_deal_main as m', (on) =>
      on
        .onRef('m.market', '=', 'l.market')
        .onRef('m.shopid', '=', 'l.shopid')
        .onRef('m.itemid', '=', 'l.itemid'),
    )
    .select('l.itemid')
    .where('l.user_id', '=', cartid)
    .where('l.market', '=', market.code)
    .where('m.shopid', '=', shopid)
    .where('m.dealid', '=', add_on_deal_id)
    .limit(1)
    .executeTakeFirst();

/**
 * Validates the add-on deal of a request. Throws 15020011 for an expired or unknown deal, 15020009 for a sub item that is
 * not in it, 15020010 for a main item that is not in it or not in the cart.
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
  if (!(await findMainItemInCart(deps, shopper, request)))
    throw new ApiError(errorCodes.CART_ADD_ON_MAIN_ITEM_INVALID);
}
