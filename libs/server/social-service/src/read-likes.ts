import { numberCursor, readCards } from '@pasar/catalogue-service';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { getMyLikes, getShopLikedItems } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

/** Returns the ids of the given items (`shopid.itemid`, comma-separated) that the member likes. */
export async function readLikes(
  { db }: SocialDeps,
  { userid, market }: CallingMember,
  items: string,
): Promise<number[]> {
  const keys = items.split(',').map((key) => key.split('.').map(Number));
  const rows = await db
    .selectFrom('item_like')
    .select('itemid')
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where(
      sql<boolean>`(shopid, itemid) in (select * from unnest(${keys.map(([shopid]) => shopid)}::bigint[],
        ${keys.map(([, itemid]) => itemid)}::bigint[]))`,
    )
    .orderBy('itemid')
    .execute();
  return rows.map(({ itemid }) => itemid);
}

type LikedItems = CallData<typeof getMyLikes>;
type Page = NonNullable<CallQuery<typeof getMyLikes>>;
type View = { readonly market: string; readonly now: number };

/** Reads the items that somebody likes, the latest like first; omits items that are no longer sold. */
async function likedItems(
  deps: SocialDeps,
  view: View,
  userid: number,
  { cursor, limit = 30 }: Page,
): Promise<Pick<LikedItems, 'items' | 'next' | 'has_more'>> {
  const mine = sql`select l.shopid, l.itemid from item_like as l
    where l.user_id = ${userid} and l.market = ${view.market}`;
  const likedAt = sql<number>`(select l.liked_at from item_like as l where l.user_id = ${userid}
    and l.market = i.market and l.shopid = i.shopid and l.itemid = i.itemid)`;
  const page = await readCards(deps, view, {
    where: [sql<boolean>`(i.shopid, i.itemid) in (${mine})`],
    sorting: { by: likedAt, order: 'desc' },
    after: numberCursor.read(cursor),
    limit,
  });
  return { ...page, has_more: page.next !== undefined };
}

async function hasPrivateLikes({ db }: SocialDeps, userid: number): Promise<boolean> {
  const setting = await db
    .selectFrom('social_setting')
    .select('likes_private')
    .where('user_id', '=', userid)
    .executeTakeFirst();
  return setting?.likes_private ?? false;
}

/** Reads the member's liked items. */
export async function readMyLikes(deps: SocialDeps, member: CallingMember, page: Page): Promise<LikedItems> {
  const [liked, isPrivate] = await Promise.all([
    likedItems(deps, member, member.userid, page),
    hasPrivateLikes(deps, member.userid),
  ]);
  return { ...liked, private: isPrivate };
}

async function findOwner({ db }: SocialDeps, market: string, shopid: number): Promise<number> {
  const shop = await db
    .selectFrom('shop')
    .select('userid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  return shop.userid;
}

/** Reads the liked items of a shop's owner; empty for others if the owner keeps them private. Throws NOT_FOUND. @spec shop-liked-items */
export async function readShopLikedItems(
  deps: SocialDeps,
  { market, now, reader }: View & { readonly reader?: number | undefined },
  { shopid, ...page }: CallQuery<typeof getShopLikedItems>,
): Promise<LikedItems> {
  const owner = await findOwner(deps, market, shopid);
  const isPrivate = await hasPrivateLikes(deps, owner);
  if (isPrivate && reader !== owner) return { items: [], has_more: false, private: true };
  return { ...(await likedItems(deps, { market, now }, owner, page)), private: isPrivate };
}

/** Sets whether others may see what the member likes. */
export async function setLikesPrivacy(
  { db }: SocialDeps,
  userid: number,
  isPrivate: boolean,
): Promise<boolean> {
  await db
    .insertInto('social_setting')
    .values({ user_id: userid, likes_private: isPrivate })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ likes_private: isPrivate }))
    .execute();
  return isPrivate;
}
