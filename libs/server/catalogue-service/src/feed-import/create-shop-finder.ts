import type { ImportContext } from './import-context.ts';
import { toUsername } from './to-username.ts';
import { createShopPlaceholders } from './placeholder-pictures.ts';
import { storeDrawing } from './store-picture.ts';

async function findFreeUsername({ db, market }: ImportContext, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? wanted : `${wanted}.${number}`;
    const taken = await db
      .selectFrom('shop')
      .select('shopid')
      .where('market', '=', market.code)
      .where(({ fn, eb }) => eb(fn<string>('lower', ['username']), '=', username))
      .executeTakeFirst();
    if (!taken) return username;
  }
}

async function createShop(context: ImportContext, name: string): Promise<number> {
  const { db, ids, market, now, picturesDir } = context;
  const placeholders = createShopPlaceholders(name);
  const picture = await storeDrawing(picturesDir, placeholders.picture);
  const cover = await storeDrawing(picturesDir, placeholders.cover);
  const shopid = ids.next();
  const username = await findFreeUsername(context, toUsername(name) || `shop.${shopid}`);
  const flags = {
    is_official_shop: false,
    show_official_shop_label: false,
    shopee_verified: false,
    is_preferred_plus_seller: false,
    is_service_by_shopee: false,
    is_mart: false,
  };
  await db
    .insertInto('shop')
    .values({
      ...{ market: market.code, shopid, userid: ids.next(), username, name, picture, cover },
      ...{ description: '', tagline: '', location: market.nativeName, ctime: now, last_active: now },
      ...{ item_count: 0, follower_count: 0, rating_sum: 0, rating_count: 0, response_rate: null },
      ...{ holiday_mode_on: false, label_ids: [], ...flags },
    })
    .execute();
  return shopid;
}

export type ShopFinder = {
  /** Returns the market's shop with this name, or undefined. */
  readonly find: (name: string) => Promise<number | undefined>;
  readonly findOrCreate: (name: string) => Promise<number>;
};

/** Finds shops by name and creates missing ones; queries each name once. A seller's import only has the seller's shop. */
export function createShopFinder(context: ImportContext): ShopFinder {
  const { ownShopId } = context;
  if (ownShopId !== undefined)
    return { find: () => Promise.resolve(ownShopId), findOrCreate: () => Promise.resolve(ownShopId) };
  const found = new Map<string, number>();
  const find: ShopFinder['find'] = async (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const shop = await context.db
      .selectFrom('shop')
      .select('shopid')
      .where('market', '=', context.market.code)
      .where('name', '=', name)
      .orderBy('shopid')
      .executeTakeFirst();
    if (shop) found.set(name, shop.shopid);
    return shop?.shopid;
  };
  return {
    find,
    findOrCreate: async (name) => {
      const shopid = (await find(name)) ?? (await createShop(context, name));
      found.set(name, shopid);
      return shopid;
    },
  };
}
