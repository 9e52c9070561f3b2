import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError, findShopUsers } from '@pasar/http-server';
import type { ItemKey } from '@pasar/item';
import { addNotifications } from '@pasar/notification-service';
import type {
  answerQuestion,
  askQuestion,
  ItemAnswer,
  ItemQuestion,
  removeAnswer,
  removeQuestion,
} from '@pasar/social-contract';
import { questionTextLimits } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { Member } from './member.ts';
import { countToday } from './member-deps.ts';
import type { MemberDeps } from './member-deps.ts';
import type { SocialDeps } from './social-deps.ts';

type Question = CallBody<typeof askQuestion>;
type Answer = CallBody<typeof answerQuestion>;
type QuestionKey = CallBody<typeof removeQuestion>;
type AnswerKey = CallBody<typeof removeAnswer>;

const questionsADay = { act: 'ask', most: 20 };
const answersADay = { act: 'answer', most: 50 };

const notFound = (what: string) => new ApiError(errorCodes.NOT_FOUND, `There is no such ${what}.`);

/** Trims a text. Throws PARAM if it is then too short. */
function requireText(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length < questionTextLimits.minLength)
    throw new ApiError(errorCodes.PARAM, 'text: is too short');
  return trimmed;
}

const readUsername = async ({ db }: SocialDeps, userid: number): Promise<string> => {
  const row = await db
    .selectFrom('account')
    .select('username')
    .where('userid', '=', userid)
    .executeTakeFirst();
  return row?.username ?? '';
};

/** Returns an item’s facts for notifications, and the owner of its shop. Throws NOT_FOUND. */
async function requireSeller({ db }: SocialDeps, market: string, { shopid, itemid }: ItemKey) {
  const row = await db
    .selectFrom('item as i')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'i.market').onRef('s.shopid', '=', 'i.shopid'))
    .select(['s.userid', 's.name as shop_name', 'i.name as item_name', 'i.pictures'])
    .where('i.market', '=', market)
    .where('i.shopid', '=', shopid)
    .where('i.itemid', '=', itemid)
    .where('i.status', '>', 0)
    .executeTakeFirst();
  if (!row) throw notFound('item');
  return row;
}

type Seller = Awaited<ReturnType<typeof requireSeller>>;

const toParameters = (
  { shopid, itemid }: ItemKey,
  { shop_name, item_name, pictures: [picture] }: Seller,
) => ({ shopid, shop_name, itemid, item_name, ...(picture && { picture }) });

/** Tells those who answer for the shop that a question was asked. */
async function notifyShop(
  deps: MemberDeps,
  { market, now }: Member,
  { shopid, itemid }: ItemKey,
  seller: Seller,
): Promise<void> {
  const parameters = toParameters({ shopid, itemid }, seller);
  const team = await findShopUsers(deps.db, { market, shopid }, 'ratings');
  await addNotifications(
    deps,
    team.map((userid) => ({ userid, market, kind: 'question-asked', shopid, parameters })),
    now,
  );
}

/** Tells the member who asked that somebody else has answered. */
async function notifyAsker(
  deps: MemberDeps,
  { userid, market, now }: Member,
  { shopid, itemid, questionid }: QuestionKey,
  seller: Seller,
): Promise<void> {
  const question = await deps.db
    .selectFrom('item_question')
    .select('user_id')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('questionid', '=', questionid)
    .executeTakeFirst();
  if (!question || question.user_id === userid) return;
  const parameters = toParameters({ shopid, itemid }, seller);
  await addNotifications(
    deps,
    [{ userid: question.user_id, market, kind: 'question-answered', parameters }],
    now,
  );
}

/** Asks a question. Throws NOT_FOUND, OWN_SHOP, LIMIT, and PARAM for a blank text. */
export async function addQuestion(deps: MemberDeps, member: Member, asked: Question): Promise<ItemQuestion> {
  const text = requireText(asked.text);
  const { userid, market, now } = member;
  const seller = await requireSeller(deps, market, asked);
  if (seller.userid === userid) throw new ApiError(errorCodes.OWN_SHOP, 'The shop is your own.');
  await countToday(deps, member, questionsADay);
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

/** Changes a question's answer count; returns false if the question no longer exists. */
async function countAnswer(
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

/** Answers a question, as the shop if the member answers for it. Throws NOT_FOUND, LIMIT, and PARAM for a blank text. */
export async function addAnswer(
  deps: MemberDeps,
  member: Member & { readonly answersFor: number | undefined },
  given: Answer,
): Promise<ItemAnswer> {
  const text = requireText(given.text);
  const { userid, market, now } = member;
  const seller = await requireSeller(deps, market, given);
  const by_shop = seller.userid === userid || member.answersFor === given.shopid;
  await countToday(deps, member, answersADay);
  const answerid = deps.ids.next();
  const { shopid, itemid, questionid } = given;
  await deps.db.transaction().execute(async (db) => {
    if (!(await countAnswer({ db }, market, given, 1))) throw notFound('question');
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

/** Deletes the member's own question with its answers. Throws NOT_FOUND if it does not exist or belongs to another member. */
export const deleteQuestion = (
  deps: SocialDeps,
  { userid, market }: Member,
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
    if (!removed) throw notFound('question');
    await db
      .deleteFrom('item_answer')
      .where('market', '=', market)
      .where('shopid', '=', key.shopid)
      .where('itemid', '=', key.itemid)
      .where('questionid', '=', key.questionid)
      .execute();
  });

/** Deletes the member's own answer. Throws NOT_FOUND if it does not exist or belongs to another member. */
export const deleteAnswer = (deps: SocialDeps, { userid, market }: Member, key: AnswerKey): Promise<void> =>
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
    if (!removed) throw notFound('answer');
    await countAnswer({ db }, market, key, -1);
  });
