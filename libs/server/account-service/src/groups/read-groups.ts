import { memberGroups } from '@pasar/account';
import type { MemberGroup as Group } from '@pasar/account';
import type { MemberGroup } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, findShopMembership } from '@pasar/http-server';
import type { ShopMembership } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { isMarketingTopic } from '@pasar/settings';
import type { MarketingTopic } from '@pasar/settings';
import type { Kysely } from 'kysely';

/** A member in a market, with the adult cookie of the browser. */
export type GroupMember = {
  readonly userid: number;
  readonly market: Market;
  readonly adultCookie: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

async function readAccount(db: Kysely<Database>, { userid, market }: GroupMember) {
  const account = await db
    .selectFrom('account')
    .leftJoin('kyc_submission', (join) =>
      join
        .onRef('kyc_submission.userid', '=', 'account.userid')
        .on('kyc_submission.market', '=', market.code)
        .on('kyc_submission.status', '=', 'approved'),
    )
    .select(['birth_at', 'adult_consent_at', 'disallow_data_processing', 'kyc_submission.status'])
    .where('account.userid', '=', userid)
    .executeTakeFirst();
  if (!account) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  return account;
}

async function readTopics(db: Kysely<Database>, { userid }: GroupMember): Promise<MarketingTopic[]> {
  const rows = await db
    .selectFrom('notification_choice')
    .select('topic')
    .distinct()
    .where('user_id', '=', userid)
    .where('is_on', '=', true)
    .orderBy('topic')
    .execute();
  return rows.flatMap(({ topic }) => (isMarketingTopic(topic) ? [topic] : []));
}

const readShop = (db: Kysely<Database>, { market }: GroupMember, { shopid }: ShopMembership) =>
  db
    .selectFrom('shop')
    .select(['shopid', 'name', 'username', 'picture'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .executeTakeFirst();

/** Reads the groups of a member, in the order of the page. */
export async function readGroups(db: Kysely<Database>, member: GroupMember): Promise<MemberGroup[]> {
  const { userid, market, adultCookie, now } = member;
  const account = await readAccount(db, member);
  const shopMembership = await findShopMembership(db, { market: market.code, userid });
  const shop = shopMembership && (await readShop(db, member, shopMembership));
  const topics = await readTopics(db, member);
  const groups = memberGroups({
    ...{ adultFromAccount: market.adultFromAccount, adultAge: market.adultAge, cookie: adultCookie, now },
    birthTimestamp: account.birth_at === 0 ? null : toUnixSeconds(account.birth_at),
    adultConsent: toUnixSeconds(account.adult_consent_at),
    isVerified: account.status !== null,
    objectsToProcessing: account.disallow_data_processing,
    ...(shopMembership && { shopRole: shopMembership.role }),
    topics,
  });
  return groups.map(({ canLeave, ...group }: Group) => ({
    ...group,
    can_leave: canLeave,
    ...(group.id === 'shop-team' &&
      shopMembership &&
      shop && { shop: { ...shop, role: shopMembership.role } }),
    ...(group.id === 'messages' && { topics }),
  }));
}
