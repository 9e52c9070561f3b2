import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { replyToRating, ShopOrder } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';

const selectRatings = ({ db }: OrderDeps, { user_id, order_id, market, shopid }: OrderRow) =>
  db
    .selectFrom('order_rating as o')
    .innerJoin('rating as r', 'r.ratingid', 'o.ratingid')
    .select([
      'o.line_no',
      'r.itemid',
      'r.ratingid',
      'r.rating_star',
      'r.comment',
      'r.pictures',
      'r.seller_reply',
    ])
    .where('o.user_id', '=', user_id)
    .where('o.order_id', '=', order_id)
    .where('r.market', '=', market)
    .where('r.shopid', '=', shopid)
    .orderBy('o.line_no')
    .execute();

/** Reads the buyer's ratings of an order's lines, and the shop's replies. */
export async function readShopRatings(deps: OrderDeps, order: OrderRow): Promise<ShopOrder['ratings']> {
  const rows = await selectRatings(deps, order);
  return rows.map(({ line_no, rating_star, comment, pictures, seller_reply }) => ({
    ...{ line_no, rating_star, comment, pictures: [...pictures] },
    ...(seller_reply !== null && { reply: seller_reply }),
  }));
}

/** Replies to a line's rating. Throws NOT_FOUND if the line has no rating. */
export async function writeReply(
  deps: OrderDeps,
  order: OrderRow,
  { line_no, reply }: CallBody<typeof replyToRating>,
): Promise<void> {
  const found = (await selectRatings(deps, order)).find((each) => each.line_no === line_no);
  if (!found) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such rating.');
  await deps.db
    .updateTable('rating')
    .set({ seller_reply: reply.trim() })
    .where('market', '=', order.market)
    .where('shopid', '=', order.shopid)
    .where('itemid', '=', found.itemid)
    .where('ratingid', '=', found.ratingid)
    .execute();
}
