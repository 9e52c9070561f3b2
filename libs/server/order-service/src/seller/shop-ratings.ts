import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { addNotifications } from '@pasar/notification-service';
import type { replyToRating, ShopOrder } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';

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

type ShopRating = Awaited<ReturnType<typeof selectRatings>>[number];

/** Reads the buyer's ratings of an order's lines, and the shop's replies. */
export async function readShopRatings(deps: OrderDeps, order: OrderRow): Promise<ShopOrder['ratings']> {
  const rows = await selectRatings(deps, order);
  return rows.map(({ line_no, rating_star, comment, pictures, seller_reply }) => ({
    ...{ line_no, rating_star, comment, pictures: [...pictures] },
    ...(seller_reply !== null && { reply: seller_reply }),
  }));
}

type Reply = CallBody<typeof replyToRating>;

/** Writes a reply; returns whether it is the rating's first, of which the buyer is notified. */
async function storeReply(
  { db }: OrderDeps,
  { market, shopid }: OrderRow,
  { itemid, ratingid }: ShopRating,
  reply: string,
): Promise<boolean> {
  const update = () =>
    db
      .updateTable('rating')
      .set({ seller_reply: reply })
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .where('itemid', '=', itemid)
      .where('ratingid', '=', ratingid)
      .returning('ratingid');
  const first = await update().where('seller_reply', 'is', null).executeTakeFirst();
  if (!first) await update().execute();
  return first !== undefined;
}

/** Replies to a line's rating, and tells the buyer of the first reply. Throws NOT_FOUND if the line has no rating. */
export async function writeReply(
  deps: OrderDeps,
  order: OrderRow,
  request: Reply,
  now: number,
): Promise<void> {
  const { line_no } = request;
  const found = (await selectRatings(deps, order)).find((each) => each.line_no === line_no);
  if (!found) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such rating.');
  await runInTransaction(deps, async (inside) => {
    if (!(await storeReply(inside, order, found, request.reply.trim()))) return;
    const line = (await selectBoughtLines(inside, order)).find((each) => each.line_no === line_no);
    const { user_id: userid, market, order_id, shopid, shop_name } = order;
    const parameters = {
      ...{ order_id, shopid, shop_name, itemid: found.itemid },
      ...(line && { item_name: line.name, picture: line.picture }),
    };
    await addNotifications(inside, [{ userid, market, kind: 'rating-answered', parameters }], now);
  });
}
