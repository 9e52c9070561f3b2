import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { Picture, Video } from '@pasar/http-contract';
import { ApiError, findShopUsers } from '@pasar/http-server';
import { addNotifications } from '@pasar/notification-service';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import type { BoughtLine } from '../select-bought-lines.ts';
import { countRating } from './count-rating.ts';
import type { StoredRating } from './read-order-ratings.ts';

type WrittenRating = {
  readonly rating_star: number;
  readonly comment: string;
  readonly pictures: readonly Picture[];
  readonly video: Video | null;
};

/** The columns of a rating, with lists and objects as JSON. */
const toColumns = ({ pictures, video, ...written }: WrittenRating) => ({
  ...written,
  pictures: JSON.stringify(pictures) as never,
  video: (video && JSON.stringify(video)) as never,
});

/** Writes a new rating, and tells the shop. */
export async function addRating(
  deps: OrderDeps,
  order: OrderRow,
  line: BoughtLine,
  written: WrittenRating,
  now: number,
) {
  const { user_id: userid, market, order_id } = order;
  const { shopid, itemid, model_name, line_no } = line;
  const ratingid = deps.ids.next();
  const account = await deps.db
    .selectFrom('account')
    .select('username')
    .where('userid', '=', userid)
    .executeTakeFirst();
  await deps.db
    .insertInto('rating')
    .values({
      ...{ market, shopid, itemid, ratingid, userid, username: account?.username ?? '' },
      ...{ ...toColumns(written), model_name },
      ...{ ctime: toUnixSeconds(now), liked_count: 0, seller_reply: null },
    })
    .execute();
  await deps.db
    .insertInto('order_rating')
    .values({ user_id: userid, order_id, line_no, ratingid, created_at: now, edited_at: null })
    .execute();
  await countRating(deps, market, line, written.rating_star);
  await notifyShop(deps, order, line, written.rating_star, now);
}

/** Tells those who answer ratings for the shop about a new one. */
async function notifyShop(
  deps: OrderDeps,
  { market, order_id, order_sn }: OrderRow,
  { shopid, itemid, name, picture }: BoughtLine,
  star: number,
  now: number,
) {
  const parameters = { order_id, order_sn, shopid, itemid, item_name: name, picture, star };
  const team = await findShopUsers(deps.db, { market, shopid }, 'ratings');
  await addNotifications(
    deps,
    team.map((userid) => ({ userid, market, kind: 'rating-received', shopid, parameters })),
    now,
  );
}

/** Changes a rating, which is possible once. Throws RATING_NOT_ALLOWED the second time. */
export async function changeRating(
  deps: OrderDeps,
  order: OrderRow,
  line: BoughtLine,
  { before, written, now }: { before: StoredRating; written: WrittenRating; now: number },
) {
  if (before.edited_at !== null)
    throw new ApiError(errorCodes.RATING_NOT_ALLOWED, 'The rating was already changed.');
  await deps.db
    .updateTable('order_rating')
    .set({ edited_at: now })
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.order_id)
    .where('line_no', '=', line.line_no)
    .execute();
  await deps.db
    .updateTable('rating')
    .set(toColumns(written))
    .where('market', '=', order.market)
    .where('shopid', '=', line.shopid)
    .where('itemid', '=', line.itemid)
    .where('ratingid', '=', before.ratingid)
    .execute();
  await countRating(deps, order.market, line, written.rating_star, before.rating_star);
}
