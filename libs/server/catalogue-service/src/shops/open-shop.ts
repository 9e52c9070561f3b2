import type { openShop } from '@pasar/catalogue-contract';
import type { Database, Ids } from '@pasar/database';
import { deliveryRegions } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { shopLimits } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { toUsername } from '../feed-import/to-username.ts';
import { oneLine } from '../shop-products/one-line.ts';
import { findFreeUsername } from './find-free-username.ts';
import { drawShopPictures, insertShop } from './insert-shop.ts';

/** Names that no shop may have. */
export type ShopNames = {
  /** Whether a username could impersonate the marketplace. */
  readonly isOfficial: (username: string) => boolean;
  /** Whether a shop with this username would be unreachable, or mistaken for somebody else. */
  readonly isReserved: (username: string) => boolean;
};

export type OpenShopDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  /** The store's folder of pictures. */
  readonly picturesDir: string;
  readonly names: ShopNames;
};

type Owner = { readonly userid: number; readonly market: Market };

/** Namespace of the lock below. */
const shopLockClass = 24;

/** Lets one shop of a market be opened at a time: names are unique, and a member has one shop. */
const lockShops = (trx: Transaction<Database>, market: string) =>
  sql`select pg_advisory_xact_lock(${shopLockClass}, hashtext(${market}))`.execute(trx);

const isNameTaken = async (trx: Transaction<Database>, market: string, name: string): Promise<boolean> =>
  (await trx
    .selectFrom('shop')
    .select('shopid')
    .where('market', '=', market)
    .where(({ fn, eb }) => eb(fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()) !== undefined;

/** Opens a member's shop, in one transaction; returns the one that exists if the member has one. See the contract for its errors. */
export async function openOwnShop(
  { db, ids, picturesDir, names }: OpenShopDeps,
  { userid, market }: Owner,
  request: CallBody<typeof openShop>,
  now: number,
): Promise<CallData<typeof openShop>> {
  const name = oneLine(request.name);
  const { location } = request;
  if (name.length < shopLimits.minNameLength) throw new ApiError(errorCodes.PARAM, 'name: too short.');
  if (!deliveryRegions(market.code).some((region) => region.name === location))
    throw new ApiError(errorCodes.PARAM, 'location: not a region of this market.');
  const wanted = toUsername(name);
  if (names.isOfficial(wanted)) throw new ApiError(errorCodes.SHOP_NAME_TAKEN);
  const pictures = await drawShopPictures(picturesDir, name);
  return db.transaction().execute(async (trx) => {
    await lockShops(trx, market.code);
    const own = await trx
      .selectFrom('shop')
      .select(['shopid', 'username'])
      .where('market', '=', market.code)
      .where('userid', '=', userid)
      .executeTakeFirst();
    if (own) return own;
    if (await isNameTaken(trx, market.code, name)) throw new ApiError(errorCodes.SHOP_NAME_TAKEN);
    const shopid = ids.next();
    const username = await findFreeUsername(trx, {
      market: market.code,
      username: wanted || `shop.${shopid}`,
      isReserved: names.isReserved,
    });
    const description = request.description.trim();
    await insertShop(trx, {
      ...{ market: market.code, shopid, userid, username, name, description, location, now },
      ...pictures,
    });
    return { shopid, username };
  });
}
