import { findFreeUsername } from '../shops/find-free-username.ts';
import { drawShopPictures, insertShop } from '../shops/insert-shop.ts';
import { toUsername } from '../shops/to-username.ts';
import type { ImportContext } from './import-context.ts';

async function createShop(
  { db, ids, market, now, picturesDir }: ImportContext,
  name: string,
): Promise<number> {
  const pictures = await drawShopPictures(picturesDir, name);
  const shopid = ids.next();
  const wanted = { market: market.code, username: toUsername(name) || `shop.${shopid}` };
  const username = await findFreeUsername(db, wanted);
  await insertShop(db, {
    ...{ market: market.code, shopid, userid: ids.next(), username, name, description: '', now },
    ...{ location: market.nativeName, ...pictures },
  });
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
