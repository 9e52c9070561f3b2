import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import { storeDrawing } from '../pictures/store-drawing.ts';
import type { StoredPicture } from '@pasar/database';
import { createShopPlaceholders } from './shop-placeholders.ts';

/** Picture and cover of a shop without its own. */
type ShopPictures = Readonly<Record<'picture' | 'cover', StoredPicture>>;

/** Draws the pictures of a shop without its own into the store's folder; shops of one name look alike. */
export async function drawShopPictures(picturesDir: string, name: string): Promise<ShopPictures> {
  const { picture, cover } = createShopPlaceholders(name);
  return {
    picture: await storeDrawing(picturesDir, picture),
    cover: await storeDrawing(picturesDir, cover),
  };
}

type NewShop = ShopPictures & {
  readonly market: string;
  readonly shopid: number;
  readonly userid: number;
  readonly username: string;
  readonly name: string;
  readonly description: string;
  readonly location: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

const noLabels = {
  is_official_shop: false,
  show_official_shop_label: false,
  shopee_verified: false,
  is_preferred_plus_seller: false,
  is_service_by_shopee: false,
  is_mart: false,
};

/** Inserts a shop without products, ratings and labels. */
export async function insertShop(db: Kysely<Database>, { now, ...shop }: NewShop): Promise<void> {
  await db
    .insertInto('shop')
    .values({
      ...shop,
      ...{ tagline: '', ctime: now, last_active: now, item_count: 0, follower_count: 0 },
      ...{ rating_sum: 0, rating_count: 0, response_rate: null, holiday_mode_on: false, label_ids: [] },
      ...noLabels,
    })
    .execute();
}
