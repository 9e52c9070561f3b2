import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { ProductDeps, Seller } from './product-deps.ts';

/** Returns the id of the seller's shop in this market. Throws NOT_FOUND if there is none. */
export async function findOwnShop(
  { db }: Pick<ProductDeps, 'db'>,
  { userid, market }: Seller,
): Promise<number> {
  const shop = await db
    .selectFrom('shop')
    .select('shopid')
    .where('market', '=', market.code)
    .where('userid', '=', userid)
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'The account has no shop.');
  return shop.shopid;
}
