import { integerCursor, shopBriefColumns, toShopBrief } from '@pasar/catalogue-service';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { Follower, getFollowers, getFollowing } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { SocialDeps } from './social-deps.ts';

type FollowersPage = CallData<typeof getFollowers>;
type FollowingPage = CallData<typeof getFollowing>;

const notFound = () => new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');

type FollowRow = { readonly followed_at: number };

/** Reads one row more than the page, to know whether there is a next page. */
function toPage<Row extends FollowRow>(rows: readonly Row[], limit: number, readId: (row: Row) => number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? { next: integerCursor.write({ value: last.followed_at, id: readId(last) }) }
      : {};
  return { shown, next };
}

const selectFollowers = (
  { db }: SocialDeps,
  market: string,
  { shopid, cursor, limit = 30 }: CallQuery<typeof getFollowers>,
) => {
  const after = integerCursor.read(cursor);
  let query = db
    .selectFrom('shop_follow as f')
    .leftJoin('account as a', 'a.userid', 'f.user_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('shop as s')
          .select(shopBriefColumns.map((column) => `s.${column}` as const))
          .whereRef('s.userid', '=', 'f.user_id')
          .where('s.market', '=', market)
          .orderBy('s.shopid')
          .limit(1)
          .as('own'),
      (on) => on.onTrue(),
    )
    .where('f.market', '=', market)
    .where('f.shopid', '=', shopid)
    // Omit followers whose account is closed.
    .where(sql<boolean>`coalesce(a.username, own.username) is not null`)
    .select(['f.user_id', 'f.followed_at', 'a.username as account_name', 'a.portrait'])
    .select(
      sql<
        Parameters<typeof toShopBrief>[0] | null
      >`case when own.shopid is null then null else to_jsonb(own) end`.as('own'),
    );
  if (after)
    query = query.where(sql<boolean>`(f.followed_at, f.user_id) < (${after.value}::int8, ${after.id}::int8)`);
  return query
    .orderBy('f.followed_at', 'desc')
    .orderBy('f.user_id', 'desc')
    .limit(limit + 1)
    .execute();
};

const toFollower = (row: Awaited<ReturnType<typeof selectFollowers>>[number]): Follower => ({
  userid: row.user_id,
  username: row.account_name ?? row.own?.username ?? '',
  portrait: row.portrait ?? '',
  ...(row.own && { shop: toShopBrief(row.own) }),
});

/** Reads a page of a shop's followers, the latest first. Throws NOT_FOUND. */
export async function readFollowers(
  deps: SocialDeps,
  market: string,
  query: CallQuery<typeof getFollowers>,
): Promise<FollowersPage> {
  const shop = await deps.db
    .selectFrom('shop')
    .select('follower_count')
    .where('market', '=', market)
    .where('shopid', '=', query.shopid)
    .executeTakeFirst();
  if (!shop) throw notFound();
  const rows = await selectFollowers(deps, market, query);
  const { shown, next } = toPage(rows, query.limit ?? 30, ({ user_id }) => user_id);
  return { total: shop.follower_count, followers: shown.map(toFollower), ...next };
}

async function findFollowingUser(
  { db }: SocialDeps,
  market: string,
  { shopid, userid }: NonNullable<CallQuery<typeof getFollowing>>,
): Promise<number> {
  if ((shopid === undefined) === (userid === undefined))
    throw new ApiError(errorCodes.PARAM, 'Send exactly one of shopid and userid.');
  if (userid !== undefined) return userid;
  const shop = await db
    .selectFrom('shop')
    .select('userid')
    .where('market', '=', market)
    .where('shopid', '=', shopid ?? 0)
    .executeTakeFirst();
  if (!shop) throw notFound();
  return shop.userid;
}

/**
 * Reads a page of the shops that somebody follows, the latest first. Throws NOT_FOUND for an unknown shop, PARAM unless exactly one person
 * is named.
 */
export async function readFollowing(
  deps: SocialDeps,
  market: string,
  query: NonNullable<CallQuery<typeof getFollowing>>,
): Promise<FollowingPage> {
  const { limit = 30 } = query;
  const user = await findFollowingUser(deps, market, query);
  const after = integerCursor.read(query.cursor);
  const followed = deps.db
    .selectFrom('shop_follow as f')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'f.market').onRef('s.shopid', '=', 'f.shopid'))
    .where('f.user_id', '=', user)
    .where('f.market', '=', market);
  const { total } = await followed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await followed
    .$if(after !== undefined, (page) =>
      page.where(sql<boolean>`(f.followed_at, f.shopid) < (${after?.value}::int8, ${after?.id}::int8)`),
    )
    .select(shopBriefColumns.map((column) => `s.${column}` as const))
    .select('f.followed_at')
    .orderBy('f.followed_at', 'desc')
    .orderBy('f.shopid', 'desc')
    .limit(limit + 1)
    .execute();
  const { shown, next } = toPage(rows, limit, ({ shopid }) => shopid);
  return { total, shops: shown.map(toShopBrief), ...next };
}
