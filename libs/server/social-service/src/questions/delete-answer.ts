import type { CallingMember } from '../calling-member.ts';
import type { SocialDeps } from '../social-deps.ts';
import { changeAnswerCount } from './change-answer-count.ts';
import type { AnswerKey } from './question-keys.ts';
import { questionNotFound } from './question-not-found.ts';

/** Deletes the member's own answer. Throws NOT_FOUND if it does not exist or belongs to another member. */
export const deleteAnswer = (
  deps: SocialDeps,
  { userid, market }: CallingMember,
  key: AnswerKey,
): Promise<void> =>
  deps.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('item_answer')
      .where('market', '=', market)
      .where('shopid', '=', key.shopid)
      .where('itemid', '=', key.itemid)
      .where('questionid', '=', key.questionid)
      .where('answerid', '=', key.answerid)
      .where('user_id', '=', userid)
      .returning('answerid')
      .executeTakeFirst();
    if (!removed) throw questionNotFound('answer');
    await changeAnswerCount({ db }, market, key, -1);
  });
