import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData, Picture, Video } from '@pasar/http-contract';
import { ApiError, findShopUsers } from '@pasar/http-server';
import { addNotifications } from '@pasar/notification-service';
import type { getOrderRatings, rateOrder } from '@pasar/order-contract';
import { sql } from 'kysely';
import { lockOwnOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { presentLine } from '../present-order.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import type { BoughtLine } from '../select-bought-lines.ts';
import { isRatable } from './is-ratable.ts';
import { publishPictures } from './publish-pictures.ts';
import { publishVideo } from './video/publish-video.ts';

type RatingRequest = CallBody<typeof rateOrder>;
type OrderRatings = CallData<typeof getOrderRatings>;

const selectRatings = ({ db }: OrderDeps, { user_id, order_id }: OrderRow) =>
  db
    .selectFrom('order_rating as o')
    .innerJoin('order_line as l', (join) =>
      join
        .onRef('l.user_id', '=', 'o.user_id')
        .onRef('l.order_id', '=', 'o.order_id')
        .onRef('l.line_no', '=', 'o.line_no'),
    )
    .innerJoin('orders as s', (join) =>
      join.onRef('s.user_id', '=', 'o.user_id').onRef('s.order_id', '=', 'o.order_id'),
    )
    .innerJoin('rating as r', (join) =>
      join
        .onRef('r.market', '=', 's.market')
        .onRef('r.shopid', '=', 'l.shopid')
        .onRef('r.itemid', '=', 'l.itemid')
        .onRef('r.ratingid', '=', 'o.ratingid'),
    )
    .select(['o.line_no', 'o.ratingid', 'o.edited_at', 'r.rating_star', 'r.comment', 'r.pictures', 'r.video'])
    .where('o.user_id', '=', user_id)
    .where('o.order_id', '=', order_id)
    .execute();

type StoredRating = Awaited<ReturnType<typeof selectRatings>>[number];

async function presentRatings(deps: OrderDeps, order: OrderRow, now: number): Promise<OrderRatings> {
  const ratings = await selectRatings(deps, order);
  const canRate = isRatable(order, now);
  return {
    can_rate: canRate,
    lines: (await selectBoughtLines(deps, order)).map((line) => {
      const rating = ratings.find(({ line_no }) => line_no === line.line_no);
      return {
        line: presentLine(order, line),
        ...(rating && {
          rating: {
            rating_star: rating.rating_star,
            comment: rating.comment,
            pictures: [...rating.pictures],
            ...(rating.video && { video: rating.video }),
            can_edit: canRate && rating.edited_at === null,
          },
        }),
      };
    }),
  };
}

/** Reads the buyer's ratings by line. Throws NOT_FOUND if the order does not exist or belongs to another member. */
export const readOrderRatings = async (
  deps: OrderDeps,
  owner: OrderOwner,
  orderId: number,
  now: number,
): Promise<OrderRatings> => presentRatings(deps, await readOwnOrderRow(deps, owner, orderId), now);

/** Adds a rating to the counts of its item and shop, replacing `before`. */
async function countRating(
  { db }: OrderDeps,
  market: string,
  line: BoughtLine,
  star: number,
  before?: number,
) {
  const { shopid, itemid } = line;
  const isNew = before === undefined ? 1 : 0;
  const change = {
    rating_sum: sql<number>`rating_sum + ${star - (before ?? 0)}`,
    rating_count: sql<number>`rating_count + ${isNew}`,
  };
  const breakdown =
    before === undefined
      ? sql<
          number[]
        >`rating_breakdown[1:${star - 1}] || (rating_breakdown[${star}] + 1) || rating_breakdown[${star + 1}:5]`
      : sql<number[]>`array(select value + (case when position = ${star} then 1 else 0 end)
          - (case when position = ${before} then 1 else 0 end)
          from unnest(rating_breakdown) with ordinality as parts(value, position) order by position)`;
  await db
    .updateTable('item')
    .set({ ...change, rating_breakdown: breakdown })
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .execute();
  await db
    .updateTable('shop')
    .set(change)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .execute();
}

async function addRating(
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
      ...{ ctime: Math.floor(now / 1000), liked_count: 0, seller_reply: null },
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

async function changeRating(
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

/**
 * Rates a line of a completed order, or changes its rating once; the item's page shows it at once. Throws NOT_FOUND if the
 * order does not exist or belongs to another member, RATING_NOT_ALLOWED, RETURN_PIECES_INVALID for a line that is not in it.
 */
export function rateOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  request: RatingRequest,
  now: number,
): Promise<OrderRatings> {
  return runInTransaction(deps, async (inside) => {
    const { order } = await lockOwnOrder(inside, owner, request.order_id);
    if (!isRatable(order, now)) throw new ApiError(errorCodes.RATING_NOT_ALLOWED);
    const line = (await selectBoughtLines(inside, order)).find(({ line_no }) => line_no === request.line_no);
    if (!line) throw new ApiError(errorCodes.RETURN_PIECES_INVALID);
    const before = (await selectRatings(inside, order)).find(({ line_no }) => line_no === line.line_no);
    const pictures = await publishPictures(inside, owner.userid, request.pictures, before?.pictures ?? []);
    const video = await publishVideo(inside, owner.userid, request.video, before?.video ?? null);
    const written = {
      rating_star: request.rating_star,
      comment: request.comment.trim(),
      pictures,
      video,
    };
    if (before) await changeRating(inside, order, line, { before, written, now });
    else await addRating(inside, order, line, written, now);
    return presentRatings(inside, order, now);
  });
}
