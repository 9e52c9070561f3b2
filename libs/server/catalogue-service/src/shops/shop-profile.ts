import type { saveShopProfile, ShopProfile } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { PublishPictures } from '../catalogue-deps.ts';
import { reindexShop } from '../search/reindex-items.ts';
import { writeShopWords } from '../search/shop-words.ts';
import type { Seller } from '../shop-products/product-deps.ts';
import { lockShopNames, readShopName, requireFreeName } from './require-free-name.ts';
import type { ShopNames } from './require-free-name.ts';

export type ShopProfileDeps = {
  readonly db: Kysely<Database>;
  readonly publishPictures: PublishPictures;
  readonly names: ShopNames;
};

const readShop = (db: Kysely<Database>, { market, shopid }: Seller) =>
  db
    .selectFrom('shop')
    .select(['username', 'name', 'description', 'picture', 'is_closed'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .executeTakeFirstOrThrow();

/** Reads what buyers see of the seller's shop. */
export async function readOwnProfile(db: Kysely<Database>, seller: Seller): Promise<ShopProfile> {
  const { is_closed: _, ...profile } = await readShop(db, seller);
  return profile;
}

/** Changes what buyers see of the seller's shop, and how they find it, in one transaction. See the contract for its errors. */
export async function saveOwnProfile(
  { db, publishPictures, names }: ShopProfileDeps,
  seller: Seller,
  { name: sentName, description, picture: pictureId }: CallBody<typeof saveShopProfile>,
): Promise<ShopProfile> {
  const { userid, shopid, market } = seller;
  const key = { market: market.code, shopid };
  return db.transaction().execute(async (trx) => {
    await lockShopNames(trx, market.code);
    const before = await readShop(trx, seller);
    if (before.is_closed) throw new ApiError(errorCodes.PERMISSION, 'The marketplace has closed the shop.');
    // A name that the shop has may stay, whatever the rules have become.
    const name =
      sentName === undefined || sentName === before.name ? before.name : readShopName(sentName, names);
    const isRenamed = name !== before.name;
    if (isRenamed) await requireFreeName(trx, { ...key, name });
    const [picture = before.picture] =
      pictureId === undefined ? [] : await publishPictures(trx, userid, [pictureId], [before.picture]);
    await trx
      .updateTable('shop')
      .set({ name, description: description?.trim() ?? before.description, picture })
      .where('market', '=', market.code)
      .where('shopid', '=', shopid)
      .execute();
    if (isRenamed) {
      await writeShopWords(trx, key);
      await reindexShop(trx, key);
    }
    return readOwnProfile(trx, seller);
  });
}
