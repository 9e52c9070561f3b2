import type { getShop, Shop } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { ratingStar } from './to-card.ts';

type ShopRow = Selectable<Database['shop']>;

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Follows are not kept yet: nobody follows anyone. */
export const toShop = ({ market: _, tagline: __, rating_sum, ...shop }: ShopRow): Shop => ({
  ...shop,
  ctime: seconds(shop.ctime),
  last_active: seconds(shop.last_active),
  rating_star: ratingStar(rating_sum, shop.rating_count),
  followed: false,
});

type ShopKey = CallQuery<typeof getShop>;

async function findShopRow({ db }: CatalogueDeps, market: string, key: ShopKey): Promise<ShopRow> {
  const { shopid, userid, username } = key;
  if ([shopid, userid, username].filter((part) => part !== undefined).length !== 1)
    throw new ApiError(errorCodes.PARAM, 'Name the shop by one of shopid, userid and username.');
  let query = db.selectFrom('shop').selectAll().where('market', '=', market);
  if (shopid !== undefined) query = query.where('shopid', '=', shopid);
  if (userid !== undefined) query = query.where('userid', '=', userid);
  if (username !== undefined) query = query.where(sql`lower(username)`, '=', username.toLowerCase());
  const row = await query.orderBy('shopid').limit(1).executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  return row;
}

const readCollections = ({ db }: CatalogueDeps, { market, shopid }: ShopRow) =>
  db
    .selectFrom('shop_collection as c')
    .where('c.market', '=', market)
    .where('c.shopid', '=', shopid)
    .select((query) => [
      'c.collectionid as id',
      'c.name',
      query
        .selectFrom('item as i')
        .where('i.market', '=', market)
        .where('i.shopid', '=', shopid)
        .where('i.status', '>', 0)
        .where(sql<boolean>`c.collectionid = any(i.collection_ids)`)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('item_count'),
    ])
    .orderBy('c.position')
    .execute();

/** A shop with its collections that hold anything. Throws NOT_FOUND, or PARAM when it is not named in exactly one way. */
export async function findShop(
  deps: CatalogueDeps,
  market: string,
  key: ShopKey,
): Promise<CallData<typeof getShop>> {
  const row = await findShopRow(deps, market, key);
  const collections = await readCollections(deps, row);
  return {
    shop: toShop(row),
    collections: collections.flatMap(({ id, name, item_count }) =>
      item_count ? [{ id, name, item_count }] : [],
    ),
  };
}

/** The id of the shop behind a username. Throws NOT_FOUND. */
export async function findShopId(deps: CatalogueDeps, market: string, username: string): Promise<number> {
  return (await findShopRow(deps, market, { username })).shopid;
}
