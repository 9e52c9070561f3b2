import type { Cart, removeFromCart, updateCart } from '@pasar/cart-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { CartDeps } from './cart-deps.ts';
import { inTransaction } from './in-transaction.ts';
import { compareLineKeys, lineKeyText, toLineKey } from './line-key.ts';
import { loadOffers } from './load-offers.ts';
import { findLineProblem } from './price-line.ts';
import { readCart } from './read-cart.ts';
import { deleteCartLines } from './stored-lines.ts';
import { toLineError } from './to-line-error.ts';
import type { Shopper } from './shopper.ts';

type Change = CallBody<typeof updateCart>['lines'][number];

/** Checks new quantities against stock; `checked` can always be changed. */
async function requireQuantities(
  deps: CartDeps,
  shopper: Shopper,
  changes: readonly Change[],
): Promise<void> {
  const counted = changes.filter(({ quantity }) => quantity !== undefined);
  const offers = await loadOffers(deps, shopper.market.code, counted.map(toLineKey));
  for (const change of counted) {
    const problem = findLineProblem(
      offers.get(lineKeyText(toLineKey(change))),
      change.quantity ?? 1,
      shopper,
    );
    if (problem) throw toLineError(problem);
  }
}

async function updateLine({ db }: CartDeps, { cartid, market }: Shopper, change: Change): Promise<void> {
  const { quantity, checked } = change;
  const key = toLineKey(change);
  const line = await db
    .updateTable('cart_line')
    .set({
      ...(quantity === undefined ? {} : { quantity }),
      ...(checked === undefined ? {} : { checked }),
      ...key,
    })
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where('shopid', '=', key.shopid)
    .where('itemid', '=', key.itemid)
    .where('modelid', '=', key.modelid)
    .returning('itemid')
    .executeTakeFirst();
  if (!line) throw new ApiError(errorCodes.NOT_FOUND, `Item ${key.itemid} is not in the cart.`);
}

/** Changes quantities and `checked` in one transaction and returns the updated cart. */
export async function updateCartLines(
  deps: CartDeps,
  shopper: Shopper,
  changes: readonly Change[],
): Promise<Cart> {
  const inOrder = changes.toSorted((one, other) => compareLineKeys(toLineKey(one), toLineKey(other)));
  await requireQuantities(deps, shopper, inOrder);
  await inTransaction(deps, async ({ db }) => {
    for (const change of inOrder) await updateLine({ db }, shopper, change);
  });
  return readCart(deps, shopper);
}

/** Removes lines; missing ones are ignored. */
export async function removeCartLines(
  deps: CartDeps,
  shopper: Shopper,
  lines: CallBody<typeof removeFromCart>['lines'],
): Promise<Cart> {
  await deleteCartLines(deps, shopper, lines.map(toLineKey));
  return readCart(deps, shopper);
}
