import type { Cart, removeFromCart, updateCart } from '@pasar/cart-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { CartDeps } from './cart-deps.ts';
import { newCartRefusals } from './cart-refusals.data.ts';
import { inTransaction } from './in-transaction.ts';
import { compareLineKeys, lineKeyText, toLineKey } from './line-key.ts';
import { loadOffers } from './load-offers.ts';
import { findLineProblem } from './price-line.ts';
import { readCart } from './read-cart.ts';
import type { Offer } from './offer.ts';
import { requireProvenIdentity } from './require-proven-identity.ts';
import { deleteCartLines, lockCartLines, updateCartLine, withQuantity } from './stored-lines.ts';
import type { CartLineRow } from './stored-lines.ts';
import { toLineError } from './to-line-error.ts';
import type { Shopper } from './shopper.ts';

type Change = CallBody<typeof updateCart>['lines'][number];

/** Checks new quantities against stock, and returns the offers; `checked` can always be changed. */
async function requireQuantities(
  deps: CartDeps,
  shopper: Shopper,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, Offer>> {
  const counted = changes.filter(({ quantity }) => quantity !== undefined);
  const offers = await loadOffers(deps, shopper.market.code, counted.map(toLineKey), shopper);
  for (const change of counted) {
    const problem = findLineProblem(
      offers.get(lineKeyText(toLineKey(change))),
      change.quantity ?? 1,
      shopper,
    );
    if (problem) throw toLineError(problem);
  }
  return offers;
}

/** The line after the change. Throws PARAM for a price in another currency. */
function changeLine(
  line: CartLineRow,
  change: Change,
  offer: Offer | undefined,
  currency: string,
): CartLineRow {
  const { quantity, checked = line.checked, seen_price } = change;
  if (seen_price && seen_price.currency !== currency)
    throw new ApiError(errorCodes.PARAM, `seen_price: expected an amount in ${currency}.`);
  const counted = quantity === undefined ? line : withQuantity(line, quantity, offer);
  return { ...counted, checked, ...(seen_price && { seen_price: seen_price.amount }) };
}

/** Whether a request changes more than what is selected. */
export const changesQuantity = ({ lines }: Pick<CallBody<typeof updateCart>, 'lines'>): boolean =>
  lines.some(({ quantity }) => quantity !== undefined);

/**
 * Changes quantities and `checked`, and accepts prices, in one transaction; returns the updated cart. Throws 209020022 for a quantity
 * without a proved identity.
 */
export async function updateCartLines(
  deps: CartDeps,
  shopper: Shopper,
  { lines: changes }: CallBody<typeof updateCart>,
): Promise<Cart> {
  if (changesQuantity({ lines: changes })) await requireProvenIdentity(deps, shopper, newCartRefusals.kyc);
  const inOrder = changes.toSorted((one, other) => compareLineKeys(toLineKey(one), toLineKey(other)));
  const offers = await requireQuantities(deps, shopper, inOrder);
  await inTransaction(deps, async ({ db }) => {
    const lines = await lockCartLines({ db }, shopper, inOrder.map(toLineKey));
    for (const change of inOrder) {
      const key = lineKeyText(toLineKey(change));
      const line = lines.get(key);
      if (!line) throw new ApiError(errorCodes.NOT_IN_CART, `Item ${change.itemid} is not in the cart.`);
      const changed = changeLine(line, change, offers.get(key), shopper.market.currency);
      await updateCartLine({ db }, shopper, changed);
    }
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
