import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

const picture = { id: 'p', width: 1, height: 1 } as never;

type NewShop = { readonly market: string; readonly shopid: number; readonly userid: number };

/** Adds a shop of a member. */
export const addShop = (db: Kysely<Database>, { market, shopid, userid }: NewShop) =>
  db
    .insertInto('shop')
    .values({
      ...{ market, shopid, userid, username: `shop${shopid}`, name: `Shop ${shopid}`, picture },
      ...{ cover: picture, description: '', tagline: '', location: '', ctime: 0, last_active: 0 },
      ...{ item_count: 0, follower_count: 0, rating_sum: 0, rating_count: 0, response_rate: null },
      ...{ holiday_mode_on: false, label_ids: [], is_official_shop: false, show_official_shop_label: false },
      ...{
        shopee_verified: false,
        is_preferred_plus_seller: false,
        is_service_by_shopee: false,
        is_mart: false,
      },
    })
    .execute();
