import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { CartDeps } from './cart-deps.ts';
import type { Shopper } from './shopper.ts';

/** The limit of a member's cart lines, and of those saved for later; also the maximum length of one update. */
export const maxCartLines = 500;

/** The limit of a guest's. Anybody can start carts, so they are smaller. */
const maxGuestCartLines = 100;

/** How many lines a shopper's cart may have; fewer for a guest. */
export const findMaxLines = ({ userid }: Pick<Shopper, 'userid'>): number =>
  userid === 0 ? maxGuestCartLines : maxCartLines;

/** Throws LIMIT if the cart is full. */
export async function requireFreeLines({ db }: CartDeps, shopper: Shopper): Promise<void> {
  const maxLines = findMaxLines(shopper);
  const { lines } = await db
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('user_id', '=', shopper.cartid)
    .where('market', '=', shopper.market.code)
    .executeTakeFirstOrThrow();
  if (lines >= maxLines) throw new ApiError(errorCodes.LIMIT, `A cart has at most ${maxLines} lines.`);
}
