import { dayMs } from '@pasar/durations';
import { createRandom } from '../create-random.ts';
import { testAccounts } from '../data/test-accounts.data.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { ShopWithPlan } from './make-shops.ts';
import type { AnswerRow, QuestionRow } from './rows.ts';

export type QuestionRows = { readonly item_question: QuestionRow[]; readonly item_answer: AnswerRow[] };

/** One in this many items has questions. */
const askedShare = 10;

/** Creates questions of the test accounts about some items, with their shops' answers. */
export function makeQuestions(
  { market, words, now }: SeedContext,
  items: readonly ItemRows[],
  shops: readonly ShopWithPlan[],
): QuestionRows {
  const random = createRandom(`questions ${market.code}`);
  const texts = splitList(words.questions).map((text) => text.split('='));
  const owners = new Map(shops.map(({ row }) => [row.shopid, row.userid]));
  const askers = [testAccounts.buyer.userid, testAccounts.secondBuyer.userid];
  const itemsWithQuestions = items.filter(
    ({ row }) => row.historical_sold > 0 && random.integer(1, askedShare) === 1,
  );
  const pairs = itemsWithQuestions.flatMap(({ row }) =>
    random.some(texts, random.integer(1, 3)).map(([question = '', answer = ''], index) => {
      const { shopid, itemid } = row;
      const key = { market: market.code, shopid, itemid, questionid: itemid * 10 + index };
      const asked_at = now - random.integer(2, 200) * dayMs - index;
      const isAnswered = random.percent(80);
      const user_id = random.pick(askers);
      return {
        question: { ...key, user_id, text: question, asked_at, answer_count: isAnswered ? 1 : 0 },
        answer: {
          ...key,
          answerid: key.questionid,
          user_id: owners.get(shopid) ?? 0,
          by_shop: true,
          text: answer,
          answered_at: asked_at + dayMs,
        },
      };
    }),
  );
  return {
    item_question: pairs.map(({ question }) => question),
    item_answer: pairs.filter(({ question }) => question.answer_count > 0).map(({ answer }) => answer),
  };
}
