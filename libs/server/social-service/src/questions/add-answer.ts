import { toUnixSeconds } from '@pasar/durations';
import type { CallBody } from '@pasar/http-contract';
import type { answerQuestion, ItemAnswer } from '@pasar/social-contract';
import { countToday } from '../member-deps.ts';
import type { MemberDeps } from '../member-deps.ts';
import type { CallingMember } from '../calling-member.ts';
import { changeAnswerCount } from './change-answer-count.ts';
import { notifyAsker } from './notify-of-questions.ts';
import { questionNotFound } from './question-not-found.ts';
import { requireQuestionText } from './require-question-text.ts';
import { readUsername } from './read-username.ts';
import { requireSeller } from './require-seller.ts';

const dailyLimit = { act: 'answer', most: 50 };

/** Answers a question, as the shop if the member answers for it. Throws NOT_FOUND, LIMIT, and PARAM for a blank text. */
export async function addAnswer(
  deps: MemberDeps,
  member: CallingMember & { readonly answersFor: number | undefined },
  given: CallBody<typeof answerQuestion>,
): Promise<ItemAnswer> {
  const text = requireQuestionText(given.text);
  const { userid, market, now } = member;
  const seller = await requireSeller(deps, market, given);
  const by_shop = seller.userid === userid || member.answersFor === given.shopid;
  await countToday(deps, member, dailyLimit);
  const answerid = deps.ids.next();
  const { shopid, itemid, questionid } = given;
  await deps.db.transaction().execute(async (db) => {
    if (!(await changeAnswerCount({ db }, market, given, 1))) throw questionNotFound('question');
    await db
      .insertInto('item_answer')
      .values({
        market,
        shopid,
        itemid,
        questionid,
        answerid,
        user_id: userid,
        by_shop,
        text,
        answered_at: now,
      })
      .execute();
    await notifyAsker({ ...deps, db }, member, given, seller);
  });
  const username = await readUsername(deps, userid);
  return { answerid, username, text, by_shop, ctime: toUnixSeconds(now) };
}
