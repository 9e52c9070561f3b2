import { integerCursor } from '@pasar/catalogue-service';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { getAnswers, getQuestions, ItemAnswer, ItemQuestion } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { SocialDeps } from '../social-deps.ts';

type Page = CallQuery<typeof getQuestions>;
type QuestionKey = CallQuery<typeof getAnswers>;

const answersOnPage = 2;
const mostAnswers = 100;

const selectQuestions = ({ db }: SocialDeps, market: string, { shopid, itemid }: Page) =>
  db
    .selectFrom('item_question as q')
    .leftJoin('account as a', 'a.userid', 'q.user_id')
    .where('q.market', '=', market)
    .where('q.shopid', '=', shopid)
    .where('q.itemid', '=', itemid);

/** Reads answers of questions, the shop's first, then the oldest; at most `most` per question. */
async function readAnswersByQuestion(
  { db }: SocialDeps,
  market: string,
  { shopid, itemid }: Pick<Page, 'shopid' | 'itemid'>,
  { questionids, most }: { readonly questionids: readonly number[]; readonly most: number },
): Promise<ReadonlyMap<number, ItemAnswer[]>> {
  const numbered = db
    .selectFrom('item_answer as w')
    .leftJoin('account as a', 'a.userid', 'w.user_id')
    .where('w.market', '=', market)
    .where('w.shopid', '=', shopid)
    .where('w.itemid', '=', itemid)
    .where('w.questionid', 'in', questionids.length > 0 ? [...questionids] : [0])
    .select(['w.questionid', 'w.answerid', 'w.text', 'w.by_shop', 'w.answered_at', 'a.username'])
    .select(
      sql<number>`row_number() over (partition by w.questionid order by w.by_shop desc, w.answered_at, w.answerid)`.as(
        'place',
      ),
    );
  const rows = await db
    .selectFrom(numbered.as('n'))
    .selectAll()
    .where('n.place', '<=', most)
    .orderBy('n.questionid')
    .orderBy('n.place')
    .execute();
  const answers = rows.map(({ questionid, answerid, text, by_shop, answered_at, username }) => ({
    questionid,
    answer: { answerid, username: username ?? '', text, by_shop, ctime: toUnixSeconds(answered_at) },
  }));
  const grouped = Map.groupBy(answers, ({ questionid }) => questionid);
  return new Map([...grouped].map(([questionid, group]) => [questionid, group.map(({ answer }) => answer)]));
}

/** Reads a page of an item's questions, the latest first; empty for an unknown item. */
export async function readQuestions(
  deps: SocialDeps,
  market: string,
  query: Page,
): Promise<CallData<typeof getQuestions>> {
  const { cursor, limit = 5 } = query;
  const after = integerCursor.read(cursor);
  const { total } = await selectQuestions(deps, market, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectQuestions(deps, market, query)
    .$if(after !== undefined, (page) =>
      page.where(sql<boolean>`(q.asked_at, q.questionid) < (${after?.value}::int8, ${after?.id}::int8)`),
    )
    .select(['q.questionid', 'q.text', 'q.asked_at', 'q.answer_count', 'a.username'])
    .orderBy('q.asked_at', 'desc')
    .orderBy('q.questionid', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const questionids = shown.map(({ questionid }) => questionid);
  const answers = await readAnswersByQuestion(deps, market, query, { questionids, most: answersOnPage });
  const questions = shown.map(({ questionid, text, asked_at, answer_count, username }): ItemQuestion => ({
    questionid,
    username: username ?? '',
    text,
    ctime: toUnixSeconds(asked_at),
    answer_count,
    answers: answers.get(questionid) ?? [],
  }));
  const next =
    rows.length > limit && last && integerCursor.write({ value: last.asked_at, id: last.questionid });
  return { total, questions, ...(next && { next }) };
}

/** Reads all answers to a question. Throws NOT_FOUND. */
export async function readAnswers(
  deps: SocialDeps,
  market: string,
  key: QuestionKey,
): Promise<CallData<typeof getAnswers>> {
  const question = await selectQuestions(deps, market, key)
    .where('q.questionid', '=', key.questionid)
    .select('q.questionid')
    .executeTakeFirst();
  if (!question) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such question.');
  const answers = await readAnswersByQuestion(deps, market, key, {
    questionids: [key.questionid],
    most: mostAnswers,
  });
  return { answers: answers.get(key.questionid) ?? [] };
}
