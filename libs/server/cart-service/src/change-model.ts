import type { Cart, CartLine, changeCartModel } from '@pasar/cart-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { ItemKey } from '@pasar/item';
import type { CartDeps } from './cart-deps.ts';
import { inTransaction } from './in-transaction.ts';
import { lineKeyText, toLineKey } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import { loadOffers } from './load-offers.ts';
import type { Offer } from './offer.ts';
import { findLineProblem, priceLine } from './price-line.ts';
import { readCart } from './read-cart.ts';
import { deleteCartLines, lockCart, lockCartLines, mergeCartLine } from './stored-lines.ts';
import { toLineError } from './to-line-error.ts';
import type { Shopper } from './shopper.ts';

/** Lists an item's variants as lines with a quantity of 1, in the order of their options. */
export async function readCartModels(
  deps: CartDeps,
  shopper: Shopper,
  { shopid, itemid }: ItemKey,
): Promise<CartLine[]> {
  const keys = await deps.db
    .selectFrom('model')
    .select(['shopid', 'itemid', 'modelid'])
    .where('market', '=', shopper.market.code)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .orderBy('tier_index')
    .orderBy('modelid')
    .execute();
  if (keys.length === 0) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item with variants.');
  const offers = await loadOffers(deps, shopper.market.code, keys, shopper);
  return keys.map((key) =>
    priceLine({ ...key, quantity: 1, checked: false }, offers.get(lineKeyText(key)), shopper),
  );
}

/** Finds the offer of a variant. Throws if this shopper cannot buy it. */
async function requireOffer(deps: CartDeps, shopper: Shopper, key: LineKey): Promise<Offer> {
  const offer = (await loadOffers(deps, shopper.market.code, [key], shopper)).get(lineKeyText(key));
  const problem = findLineProblem(offer, 1, shopper);
  if (problem || !offer) throw toLineError(problem ?? 'missing');
  return offer;
}

/**
 * Changes the variant of a line in its position, and merges it into the line of that variant if there is one.
 */
export async function changeLineModel(
  deps: CartDeps,
  shopper: Shopper,
  change: CallBody<typeof changeCartModel>,
): Promise<Cart> {
  const from = toLineKey(change);
  const to = { ...from, modelid: change.to_modelid };
  const offer = await requireOffer(deps, shopper, to);
  await inTransaction(deps, async ({ db }) => {
    await lockCart({ db }, shopper);
    const line = (await lockCartLines({ db }, shopper, [from, to])).get(lineKeyText(from));
    if (!line) throw new ApiError(errorCodes.NOT_IN_CART, 'The line is not in the cart.');
    if (from.modelid === to.modelid) return;
    await deleteCartLines({ db }, shopper, [from]);
    await mergeCartLine({ db }, shopper, { ...line, ...to, seen_price: null }, offer);
  });
  return readCart(deps, shopper);
}
