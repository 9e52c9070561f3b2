import { dayMs, hourMs } from '@pasar/durations';
import { testAccounts } from '../data/test-accounts.data.ts';
import { createRandom } from '../create-random.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRows } from './make-items.ts';
import type { ShopWithPlan } from './make-shops.ts';
import type { BuyerRatingRow, FollowRow, LikeRow } from './rows.ts';

export type SocialRows = {
  readonly item_like: LikeRow[];
  readonly shop_follow: FollowRow[];
  readonly buyer_rating: BuyerRatingRow[];
};

const { buyer, secondBuyer, seller } = testAccounts;
const members = [buyer, secondBuyer, seller].map(({ userid }) => userid);

/** Shop owners follow each other, test accounts follow some shops; nobody follows their own. */
function makeFollows({ market, now }: SeedContext, shops: readonly ShopWithPlan[]): FollowRow[] {
  const random = createRandom(`follows ${market.code}`);
  const people = [...new Set([...members, ...shops.map(({ row }) => row.userid)])];
  return people.flatMap((user_id) =>
    random
      .some(shops, random.integer(9, 22))
      .filter(({ row }) => row.userid !== user_id)
      .map(({ row }, index) => ({
        user_id,
        market: market.code,
        shopid: row.shopid,
        followed_at: now - random.integer(1, 300) * dayMs - index,
      })),
  );
}

/** Every shop owner and test account likes a few dozen items. */
function makeLikes(
  { market, now }: SeedContext,
  items: readonly ItemRows[],
  shops: readonly ShopWithPlan[],
): LikeRow[] {
  const random = createRandom(`likes ${market.code}`);
  const people = [...new Set([...members, ...shops.map(({ row }) => row.userid)])];
  const eligible = items.filter(({ row }) => row.stock > 0 && !row.is_adult && row.historical_sold > 0);
  return people.flatMap((user_id) =>
    random.some(eligible, 36).map(({ row }, index) => ({
      user_id,
      market: market.code,
      shopid: row.shopid,
      itemid: row.itemid,
      liked_at: now - random.integer(1, 4000) * hourMs - index,
    })),
  );
}

/** Creates sellers' ratings of the test accounts as buyers. */
function makeBuyerRatings(
  { market, number, words, now }: SeedContext,
  shops: readonly ShopWithPlan[],
): BuyerRatingRow[] {
  const random = createRandom(`buyers ${market.code}`);
  const [thanks = ''] = splitList(words.replies);
  return members.flatMap((user_id) =>
    random
      .some(shops, 14)
      .filter(({ row }) => row.userid !== user_id)
      .map(({ row }, index) => ({
        user_id,
        ratingid: number * 1_000_000 + index + 1,
        market: market.code,
        shopid: row.shopid,
        rating_star: random.percent(85) ? 5 : 4,
        comment: random.percent(75) ? thanks : '',
        ctime: now - random.integer(2, 400) * dayMs,
      })),
  );
}

/** Creates likes and follows of shop owners and test accounts, and sellers' ratings of the latter. */
export const makeSocial = (
  context: SeedContext,
  items: readonly ItemRows[],
  shops: readonly ShopWithPlan[],
): SocialRows => ({
  item_like: makeLikes(context, items, shops),
  shop_follow: makeFollows(context, shops),
  buyer_rating: makeBuyerRatings(context, shops),
});
