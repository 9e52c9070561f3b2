import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { ItemKey } from '@pasar/item';
import type { voteReview } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

type Vote = CallBody<typeof voteReview>;
type ReviewKey = Omit<Vote, 'helpful'>;

const toReviewKey = ({ market }: CallingMember, { shopid, itemid, ratingid }: ReviewKey) => ({
  market,
  shopid,
  itemid,
  ratingid,
});

/** Inserts a vote and returns whether it is new: a member has one per review. */
async function insertVote({ db }: SocialDeps, member: CallingMember, key: ReviewKey): Promise<boolean> {
  const added = await db
    .insertInto('rating_vote')
    .values({ ...toReviewKey(member, key), user_id: member.userid, voted_at: member.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ratingid')
    .executeTakeFirst();
  return added !== undefined;
}

/** Deletes a vote and returns whether there was one. */
async function deleteVote(
  { db }: SocialDeps,
  { market, userid }: CallingMember,
  key: ReviewKey,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('rating_vote')
    .where('market', '=', market)
    .where('shopid', '=', key.shopid)
    .where('itemid', '=', key.itemid)
    .where('ratingid', '=', key.ratingid)
    .where('user_id', '=', userid)
    .returning('ratingid')
    .executeTakeFirst();
  return removed !== undefined;
}

async function changeVoteCount(
  { db }: SocialDeps,
  { market }: CallingMember,
  key: ReviewKey,
  step: -1 | 0 | 1,
) {
  const counted = await db
    .updateTable('rating')
    .set({ liked_count: sql`greatest(0, liked_count + ${step})` })
    .where('market', '=', market)
    .where('shopid', '=', key.shopid)
    .where('itemid', '=', key.itemid)
    .where('ratingid', '=', key.ratingid)
    .returning(['liked_count', 'userid'])
    .executeTakeFirst();
  if (!counted) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such review.');
  return counted;
}

/** Votes for a review or removes the vote, with its count, in one transaction. Throws NOT_FOUND, OWN_REVIEW. */
export const changeReviewVote = (
  deps: SocialDeps,
  member: CallingMember,
  { helpful, ...key }: Vote,
): Promise<CallData<typeof voteReview>> =>
  deps.db.transaction().execute(async (db) => {
    const changed = helpful ? await insertVote({ db }, member, key) : await deleteVote({ db }, member, key);
    const step = helpful ? 1 : -1;
    const { liked_count, userid } = await changeVoteCount({ db }, member, key, changed ? step : 0);
    if (userid === member.userid) throw new ApiError(errorCodes.OWN_REVIEW, 'The review is your own.');
    return { ratingid: key.ratingid, helpful, liked_count };
  });

const mostVotes = 500;

/** Reads the reviews of an item that a member voted for, the latest vote first. */
export async function readReviewVotes(
  { db }: SocialDeps,
  { market, userid }: CallingMember,
  { shopid, itemid }: ItemKey,
): Promise<number[]> {
  const rows = await db
    .selectFrom('rating_vote')
    .select('ratingid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('user_id', '=', userid)
    .orderBy('voted_at', 'desc')
    .limit(mostVotes)
    .execute();
  return rows.map(({ ratingid }) => ratingid);
}
