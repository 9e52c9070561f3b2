import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { CartDeps } from './cart-deps.ts';
import type { LineOwner } from './stored-lines.ts';

/** The limit of cart lines, and of those saved for later; also the maximum length of one update. */
export const maxCartLines = 500;

/** Throws LIMIT if the cart is full. */
export async function requireFreeLines({ db }: CartDeps, { userid, market }: LineOwner): Promise<void> {
  const { lines } = await db
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .executeTakeFirstOrThrow();
  if (lines >= maxCartLines)
    throw new ApiError(errorCodes.LIMIT, `A cart has at most ${maxCartLines} lines.`);
}
