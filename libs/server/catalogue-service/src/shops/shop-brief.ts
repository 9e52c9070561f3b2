import type { ShopBrief } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { ratingStar } from '../to-card.ts';

/** The columns of a shop in a list. */
export const shopBriefColumns = [
  'shopid',
  'userid',
  'username',
  'name',
  'picture',
  'location',
  'item_count',
  'follower_count',
  'rating_sum',
  'rating_count',
  'is_official_shop',
  'show_official_shop_label',
  'shopee_verified',
  'is_preferred_plus_seller',
] as const;

export type ShopBriefRow = Pick<Selectable<Database['shop']>, (typeof shopBriefColumns)[number]>;

export const toShopBrief = (row: ShopBriefRow): ShopBrief => ({
  shopid: row.shopid,
  userid: row.userid,
  username: row.username,
  name: row.name,
  picture: row.picture,
  location: row.location,
  item_count: row.item_count,
  follower_count: row.follower_count,
  rating_star: ratingStar(row.rating_sum, row.rating_count),
  is_official_shop: row.is_official_shop,
  show_official_shop_label: row.show_official_shop_label,
  shopee_verified: row.shopee_verified,
  is_preferred_plus_seller: row.is_preferred_plus_seller,
});

/** Reads a shop's summary. Throws NOT_FOUND. @spec shop-brief-info */
export async function findShopBrief(
  { db }: CatalogueDeps,
  market: string,
  shopid: number,
): Promise<ShopBrief> {
  const row = await db
    .selectFrom('shop')
    .select(shopBriefColumns)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  return toShopBrief(row);
}
