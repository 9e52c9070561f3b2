import type { getShop, Shop } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CatalogueDeps, ReaderView } from './catalogue-deps.ts';
import { ratingStar } from './to-card.ts';

type ShopRow = Selectable<Database['shop']>;

/** `followed` is the reader's own; false for anonymous visitors. */
export const toShop = (
  { market: _, tagline: __, rating_sum, response_rate, response_seconds, ...shop }: ShopRow,
  followed = false,
): Shop => ({
  ...shop,
  ctime: toUnixSeconds(shop.ctime),
  last_active: toUnixSeconds(shop.last_active),
  rating_star: ratingStar(rating_sum, shop.rating_count),
  ...(response_rate === null ? {} : { response_rate }),
  ...(response_seconds === null ? {} : { response_seconds }),
  followed,
});

/** A reader with a language. */
type ShopView = ReaderView & { readonly language: string };

/** Maximum number of a shop's own pages that its first page links to. */
const maxPages = 10;

type ShopKey = CallQuery<typeof getShop>;

async function findShopRow({ db }: CatalogueDeps, market: string, key: ShopKey): Promise<ShopRow> {
  const { shopid, userid, username } = key;
  if ([shopid, userid, username].filter((part) => part !== undefined).length !== 1)
    throw new ApiError(errorCodes.PARAM, 'Send exactly one of shopid, userid and username.');
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

/** Selects the newest title of each published page of the shop, in the reader's language if available. */
const readShopPages = (
  { db }: CatalogueDeps,
  { market, language, now }: ShopView,
  { shopid }: ShopRow,
): Promise<{ page_url: string; title: string }[]> =>
  db
    .selectFrom('page as p')
    .innerJoin('page_version as v', (on) =>
      on.onRef('v.market', '=', 'p.market').onRef('v.pageid', '=', 'p.pageid'),
    )
    .where('p.market', '=', market)
    .where('p.kind', '=', 'shop')
    .where('p.shopid', '=', shopid)
    .where('v.language', 'in', [language, ''])
    .where('v.published_from', '<=', now)
    .where((where) =>
      where.or([where('v.published_until', 'is', null), where('v.published_until', '>', now)]),
    )
    .distinctOn('p.pageid')
    .select(['p.page_url', 'v.title'])
    .orderBy('p.pageid')
    .orderBy('v.version', 'desc')
    .orderBy('v.language', 'desc')
    .limit(maxPages)
    .execute();

async function isFollowed({ db }: CatalogueDeps, { market, reader }: ReaderView, { shopid }: ShopRow) {
  if (reader === undefined) return false;
  const follow = await db
    .selectFrom('shop_follow')
    .select('shopid')
    .where('user_id', '=', reader)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  return follow !== undefined;
}

/** Reads a shop with its non-empty collections and its own pages. Throws NOT_FOUND, or PARAM unless it is named in exactly one way. */
export async function findShop(
  deps: CatalogueDeps,
  view: ShopView,
  key: ShopKey,
): Promise<CallData<typeof getShop>> {
  const row = await findShopRow(deps, view.market, key);
  const [collections, followed, pages] = await Promise.all([
    readCollections(deps, row),
    isFollowed(deps, view, row),
    readShopPages(deps, view, row),
  ]);
  return {
    shop: toShop(row, followed),
    collections: collections.flatMap(({ id, name, item_count }) =>
      item_count ? [{ id, name, item_count }] : [],
    ),
    ...(pages.length > 0 && { pages }),
  };
}

/** Returns the id of the shop with a username. Throws NOT_FOUND. */
export async function findShopId(deps: CatalogueDeps, market: string, username: string): Promise<number> {
  return (await findShopRow(deps, market, { username })).shopid;
}
