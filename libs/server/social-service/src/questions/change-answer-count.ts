import { sql } from 'kysely';
import type { SocialDeps } from '../social-deps.ts';
import type { QuestionKey } from './question-keys.ts';

/** Changes a question's answer count; returns false if the question no longer exists. */
export async function changeAnswerCount(
  { db }: SocialDeps,
  market: string,
  { shopid, itemid, questionid }: QuestionKey,
  step: 1 | -1,
) {
  const counted = await db
    .updateTable('item_question')
    .set({ answer_count: sql`greatest(0, answer_count + ${step})` })
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('questionid', '=', questionid)
    .returning('questionid')
    .executeTakeFirst();
  return counted !== undefined;
}
