import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { OrderDeps } from '../order-deps.ts';

/** A seller in a market, and the shop whose income may be read. */
export type Seller = { readonly userid: number; readonly market: Market };
export type IncomeShop = { readonly shopid: number; readonly market: Market };

/** Finds the seller's own shop. Every statement about incomes filters by it. Throws NOT_FOUND if there is none. */
export async function findIncomeShop({ db }: OrderDeps, { userid, market }: Seller): Promise<IncomeShop> {
  const shop = await db
    .selectFrom('shop')
    .select('shopid')
    .where('market', '=', market.code)
    .where('userid', '=', userid)
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'The account has no shop.');
  return { ...shop, market };
}
