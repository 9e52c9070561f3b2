import type { CallData, Picture, Video } from '@pasar/http-contract';
import type { getOrderRatings } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { presentLine } from '../present-order.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import { isRatable } from './is-ratable.ts';

export type OrderRatings = CallData<typeof getOrderRatings>;

export type StoredRating = {
  readonly line_no: number;
  readonly ratingid: number;
  readonly edited_at: number | null;
  readonly rating_star: number;
  readonly comment: string;
  readonly pictures: readonly Picture[];
  readonly video: Video | null;
};

/** Selects the buyer's ratings of an order, with what was written. */
export const selectRatings = (
  { db }: OrderDeps,
  { user_id, order_id }: OrderRow,
): Promise<readonly StoredRating[]> =>
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

/** Presents the lines of an order with their ratings. */
export async function presentRatings(deps: OrderDeps, order: OrderRow, now: number): Promise<OrderRatings> {
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
