import { dayMs } from '@pasar/durations';
import type { LanguageData } from '../languages/language-data.ts';
import type { Random } from '../create-random.ts';
import { createRandom } from '../create-random.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { RatingRow } from './rows.ts';

const handles =
  'sunny kiki aria joel nadia tomas lina marco vera oscar ines rio dina hugo maya leo nina sam yuki ana bela caro dani eva fern gia iris juno kai lola'.split(
    ' ',
  );

/** Picks a rating; 70% are five stars. */
function pickStar(random: Random): 1 | 2 | 3 | 4 | 5 {
  const percentile = random.integer(1, 100);
  if (percentile <= 70) return 5;
  if (percentile <= 88) return 4;
  if (percentile <= 95) return 3;
  return percentile <= 98 ? 2 : 1;
}

function makeComment({ reviews }: LanguageData, star: number, random: Random): string {
  if (random.percent(18)) return '';
  const pool = splitList(star >= 4 ? reviews.good : star === 3 ? reviews.fair : reviews.bad);
  return random.some(pool, star >= 4 && random.percent(25) ? 2 : 1).join(' ');
}

function makeReply({ replies }: LanguageData, star: number, comment: string, random: Random): string | null {
  if (comment === '' || !random.percent(star >= 4 ? 8 : 45)) return null;
  return splitList(replies)[star >= 4 ? 0 : 1] ?? null;
}

function makeRating(
  { words, now }: SeedContext,
  { row, models }: ItemRows,
  number: number,
  random: Random,
): RatingRow {
  const { market, shopid, itemid } = row;
  const star = pickStar(random);
  const comment = makeComment(words, star, random);
  const handle = random.pick(handles);
  return {
    market,
    shopid,
    itemid,
    ratingid: itemid * 1000 + number,
    userid: 500_000 + random.integer(1, 40_000),
    username: `${handle.slice(0, 1)}*****${handle.slice(-1)}`,
    rating_star: star,
    comment,
    model_name: models.length ? random.pick(models).name : '',
    pictures: comment !== '' && random.percent(14) ? random.some(row.pictures, random.integer(1, 2)) : [],
    ctime: Math.max(row.ctime, now - random.integer(1, 360) * dayMs + random.integer(0, dayMs - 1)),
    liked_count: random.percent(30) ? random.integer(1, 40) : 0,
    seller_reply: makeReply(words, star, comment, random),
  };
}

/** Creates buyers' ratings: more for best-selling items, none for items without sales. */
export function makeRatings(context: SeedContext, items: readonly ItemRows[]): RatingRow[] {
  const random = createRandom(`ratings ${context.market.code}`);
  return items.flatMap((item) => {
    const maxCount = Math.min(12, Math.ceil(Math.log2(1 + item.row.historical_sold)));
    const count = maxCount === 0 ? 0 : random.integer(0, maxCount);
    return Array.from({ length: count }, (_, index) => makeRating(context, item, index + 1, random));
  });
}

/** Sums an item's ratings for its row. */
export function sumRatings(ratings: readonly RatingRow[]) {
  const breakdown = [1, 2, 3, 4, 5].map(
    (star) => ratings.filter(({ rating_star }) => rating_star === star).length,
  );
  return {
    rating_sum: ratings.reduce((sum, { rating_star }) => sum + rating_star, 0),
    rating_count: ratings.length,
    rating_breakdown: breakdown,
    comment_count: ratings.filter(({ comment }) => comment !== '').length,
  };
}
