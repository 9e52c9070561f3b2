import type { CallingMember } from '../calling-member.ts';
import type { SocialDeps } from '../social-deps.ts';
import type { QuestionKey } from './question-keys.ts';
import { questionNotFound } from './question-not-found.ts';

/** Deletes the member's own question with its answers. Throws NOT_FOUND if it does not exist or belongs to another member. */
export const deleteQuestion = (
  deps: SocialDeps,
  { userid, market }: CallingMember,
  key: QuestionKey,
): Promise<void> =>
  deps.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('item_question')
      .where('market', '=', market)
      .where('shopid', '=', key.shopid)
      .where('itemid', '=', key.itemid)
      .where('questionid', '=', key.questionid)
      .where('user_id', '=', userid)
      .returning('questionid')
      .executeTakeFirst();
    if (!removed) throw questionNotFound('question');
    await db
      .deleteFrom('item_answer')
      .where('market', '=', market)
      .where('shopid', '=', key.shopid)
      .where('itemid', '=', key.itemid)
      .where('questionid', '=', key.questionid)
      .execute();
  });
