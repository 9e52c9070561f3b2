import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { rateOrder } from '@pasar/order-contract';
import { lockOwnOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import { isRatable } from './is-ratable.ts';
import { publishPictures } from './publish-pictures.ts';
import { presentRatings, selectRatings } from './read-order-ratings.ts';
import type { OrderRatings } from './read-order-ratings.ts';
import { publishVideo } from './video/publish-video.ts';
import { addRating, changeRating } from './write-rating.ts';

type RatingRequest = CallBody<typeof rateOrder>;

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
