import { quantityLimit } from '@pasar/cart';
import type { AddToCartRequest, CartLine } from '@pasar/cart-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CartDeps } from './cart-deps.ts';
import { addToCartRefusals } from './cart-refusals.data.ts';
import { requireFreeLines } from './line-limit.ts';
import { lineKeyText, toLineKey } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import { loadOffers } from './load-offers.ts';
import { findLineProblem } from './price-line.ts';
import { priceOffer } from './price-offer.ts';
import { readCartLine } from './read-cart.ts';
import { requireAddOnDeal } from './require-add-on-deal.ts';
import { requireProvenIdentity } from './require-proven-identity.ts';
import { toLineError } from './to-line-error.ts';
import type { Shopper } from './shopper.ts';

type Addition = LineKey & {
  quantity: number;
  checked: boolean;
  add: boolean;
  maxQuantity: number;
  now: number;
  seen_price: number | null;
};

/**
 * Adds to or sets the quantity in one statement, so that concurrent additions both count. Writes nothing and returns
 * undefined when the line would exceed `maxQuantity`.
 */
const upsertLine = ({ db }: CartDeps, { cartid, market }: Shopper, addition: Addition) => {
  const { quantity, checked, add, maxQuantity, now, seen_price, ...key } = addition;
  const sum = add ? sql<number>`cart_line.quantity + excluded.quantity` : sql<number>`excluded.quantity`;
  return db
    .insertInto('cart_line')
    .values({ user_id: cartid, market: market.code, ...key, quantity, checked, added_at: now, seen_price })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'market', 'shopid', 'itemid', 'modelid'])
        .doUpdateSet({ quantity: sum, checked, added_at: now, seen_price })
        .where(sum, '<=', maxQuantity),
    )
    .returning('quantity')
    .executeTakeFirst();
};

const setCheckedOnly = ({ db }: CartDeps, { cartid, market }: Shopper, key: LineKey, checked: boolean) =>
  db
    .updateTable('cart_line')
    .set({ checked })
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where('shopid', '=', key.shopid)
    .where('itemid', '=', key.itemid)
    .where('modelid', '=', key.modelid)
    .execute();

/** Sets the wholesale price of the quantity that the line has now, unless another request has changed it meanwhile. */
const setSeenPrice = (
  { db }: CartDeps,
  { cartid, market }: Shopper,
  { quantity, ...key }: LineKey & { readonly quantity: number },
  seen_price: number | null,
) =>
  db
    .updateTable('cart_line')
    .set({ seen_price })
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where('shopid', '=', key.shopid)
    .where('itemid', '=', key.itemid)
    .where('modelid', '=', key.modelid)
    .where('quantity', '=', quantity)
    .execute();

async function addLine(
  deps: CartDeps,
  shopper: Shopper,
  request: AddToCartRequest,
  now: number,
): Promise<void> {
  const { quantity, checkout: checked = true, donot_add_quantity = false } = request;
  await requireProvenIdentity(deps, shopper, addToCartRefusals.kyc);
  const key = toLineKey(request);
  const offer = (await loadOffers(deps, shopper.market.code, [key], shopper)).get(lineKeyText(key));
  const problem = findLineProblem(offer, quantity, shopper);
  if (problem) throw toLineError(problem);
  await requireAddOnDeal(deps, shopper, request);
  const maxQuantity = Math.min(quantityLimit, offer?.stock ?? 0);
  await requireFreeLines(deps, shopper);
  const priceAt = (pieces: number) => (offer ? priceOffer(offer, pieces).price.amount : null);
  const written = await upsertLine(deps, shopper, {
    ...key,
    quantity,
    checked,
    add: !donot_add_quantity,
    maxQuantity,
    now,
    seen_price: priceAt(quantity),
  });
  if (!written) throw toLineError('not-enough-stock');
  if (priceAt(written.quantity) !== priceAt(quantity))
    await setSeenPrice(deps, shopper, { ...key, ...written }, priceAt(written.quantity));
}

/**
 * Adds an item or one of its models to the cart and returns the resulting line. Throws
 * 15020018 above the stock or the line limit, 6 without stock, 4 if unknown, 15020008 to 15020011 for an add-on deal, 15020022
 * without a proved identity.
 *
 * @spec add-to-cart
 */
export async function addItemToCart(
  deps: CartDeps,
  shopper: Shopper,
  request: AddToCartRequest,
  now: number,
): Promise<CartLine> {
  if (request.update_checkout_only)
    await setCheckedOnly(deps, shopper, toLineKey(request), request.checkout ?? true);
  else await addLine(deps, shopper, request, now);
  const line = await readCartLine(deps, shopper, request);
  if (!line) throw new ApiError(errorCodes.NOT_FOUND, 'The line is not in the cart.');
  return line;
}
