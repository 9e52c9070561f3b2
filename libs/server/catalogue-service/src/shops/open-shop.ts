import type { openShop } from '@pasar/catalogue-contract';
import type { Database, Ids } from '@pasar/database';
import { deliveryRegions } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { writeShopWords } from '../search/shop-words.ts';
import { findFreeUsername } from './find-free-username.ts';
import { drawShopPictures, insertShop } from './insert-shop.ts';
import { lockShopNames, readShopName, requireFreeName } from './require-free-name.ts';
import type { ShopNames } from './require-free-name.ts';
import { toUsername } from './to-username.ts';

export type OpenShopDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** The store's folder of pictures. */
  readonly picturesDir: string;
  readonly names: ShopNames;
};

type Owner = { readonly userid: number; readonly market: Market };

/** Opens a member's shop, in one transaction; returns the one that exists if the member has one. See the contract for its errors. */
export async function openOwnShop(
  { db, ids, picturesDir, names }: OpenShopDeps,
  { userid, market }: Owner,
  request: CallBody<typeof openShop>,
  now: number,
): Promise<CallData<typeof openShop>> {
  const { location } = request;
  const name = readShopName(request.name, names);
  if (!deliveryRegions(market.code).some((region) => region.name === location))
    throw new ApiError(errorCodes.PARAM, 'location: not a region of this market.');
  const pictures = await drawShopPictures(picturesDir, name);
  return db.transaction().execute(async (trx) => {
    await lockShopNames(trx, market.code);
    const own = await trx
      .selectFrom('shop')
      .select(['shopid', 'username'])
      .where('market', '=', market.code)
      .where('userid', '=', userid)
      .executeTakeFirst();
    if (own) return own;
    await requireFreeName(trx, { market: market.code, name });
    const shopid = ids.next();
    const username = await findFreeUsername(trx, {
      market: market.code,
      username: toUsername(name) || `shop.${shopid}`,
      isReserved: names.isReserved,
    });
    const description = request.description.trim();
    await insertShop(trx, {
      ...{ market: market.code, shopid, userid, username, name, description, location, now },
      ...pictures,
    });
    await writeShopWords(trx, { market: market.code, shopid });
    return { shopid, username };
  });
}
