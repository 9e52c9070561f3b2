import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { askQuestion, ItemQuestion } from '@pasar/social-contract';
import { countToday } from '../member-deps.ts';
import type { MemberDeps } from '../member-deps.ts';
import type { CallingMember } from '../calling-member.ts';
import { notifyShop } from './notify-of-questions.ts';
import { requireQuestionText } from './require-question-text.ts';
import { readUsername } from './read-username.ts';
import { requireSeller } from './require-seller.ts';

const dailyLimit = { act: 'ask', most: 20 };

/** Asks a question. Throws NOT_FOUND, OWN_SHOP, LIMIT, and PARAM for a blank text. */
export async function addQuestion(
  deps: MemberDeps,
  member: CallingMember,
  asked: CallBody<typeof askQuestion>,
): Promise<ItemQuestion> {
  const text = requireQuestionText(asked.text);
  const { userid, market, now } = member;
  const seller = await requireSeller(deps, market, asked);
  if (seller.userid === userid) throw new ApiError(errorCodes.OWN_SHOP, 'The shop is your own.');
  await countToday(deps, member, dailyLimit);
  const questionid = deps.ids.next();
  const { shopid, itemid } = asked;
  await deps.db.transaction().execute(async (db) => {
    await db
      .insertInto('item_question')
      .values({ market, shopid, itemid, questionid, user_id: userid, text, asked_at: now })
      .execute();
    await notifyShop({ ...deps, db }, member, asked, seller);
  });
  const username = await readUsername(deps, userid);
  return { questionid, username, text, ctime: toUnixSeconds(now), answer_count: 0, answers: [] };
}
