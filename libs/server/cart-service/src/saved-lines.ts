import { quantityLimit } from '@pasar/cart';
import type { moveToCart, saveForLater, SavedLines } from '@pasar/cart-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CartDeps } from './cart-deps.ts';
import { compareLineKeys, lineKeyText, toLineKey } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import { loadOffers } from './load-offers.ts';
import { inTransaction } from './in-transaction.ts';
import { findMaxLines, requireFreeLines } from './line-limit.ts';
import { priceLine } from './price-line.ts';
import { deleteCartLines, isOneOf, lockCart, lockCartLines, mergeCartLine } from './stored-lines.ts';
import type { LineOwner } from './stored-lines.ts';
import type { Shopper } from './shopper.ts';

type SavedRow = LineKey & { readonly quantity: number };
type Keys = CallBody<typeof moveToCart>['lines'];

const selectSaved = ({ db }: CartDeps, { cartid, market }: LineOwner) =>
  db
    .selectFrom('saved_line')
    .select(['shopid', 'itemid', 'modelid', 'quantity'])
    .where('user_id', '=', cartid)
    .where('market', '=', market.code);

/** Each line once, in the order in which rows are locked. */
const toUniqueKeys = (lines: Keys): LineKey[] =>
  [...new Map(lines.map(toLineKey).map((key) => [lineKeyText(key), key])).values()].toSorted(compareLineKeys);

/** Reads the lines saved for later with current prices and stock, the latest first. */
export async function readSavedLines(deps: CartDeps, shopper: Shopper): Promise<SavedLines> {
  const rows = await selectSaved(deps, shopper)
    .orderBy('saved_at', 'desc')
    .orderBy('itemid', 'desc')
    .orderBy('modelid', 'desc')
    .execute();
  const offers = await loadOffers(deps, shopper.market.code, rows, shopper);
  return {
    lines: rows.map((row) => priceLine({ ...row, checked: false }, offers.get(lineKeyText(row)), shopper)),
  };
}

async function requireFreeSavedLine({ db }: CartDeps, shopper: Shopper): Promise<void> {
  const { cartid, market } = shopper;
  const maxLines = findMaxLines(shopper);
  const { lines } = await db
    .selectFrom('saved_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .executeTakeFirstOrThrow();
  if (lines > maxLines)
    throw new ApiError(errorCodes.LIMIT, `At most ${maxLines} lines can be saved for later.`);
}

/** Inserts a line, or adds its quantity to that of the saved line, up to the limit of a line. */
export const saveLine = (
  { db }: CartDeps,
  { cartid, market }: LineOwner,
  { quantity, shopid, itemid, modelid }: SavedRow,
  saved_at: number,
) =>
  db
    .insertInto('saved_line')
    .values({ user_id: cartid, market: market.code, shopid, itemid, modelid, quantity, saved_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'market', 'shopid', 'itemid', 'modelid']).doUpdateSet({
        quantity: sql`least(saved_line.quantity + excluded.quantity, ${quantityLimit})`,
        saved_at,
      }),
    )
    .execute();

const deleteSaved = ({ db }: CartDeps, { cartid, market }: LineOwner, keys: readonly LineKey[]) =>
  db
    .deleteFrom('saved_line')
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where(isOneOf(keys))
    .returning(['shopid', 'itemid', 'modelid', 'quantity'])
    .execute();

/** Moves lines from the cart to those saved for later; all or none. */
export async function saveLinesForLater(
  deps: CartDeps,
  shopper: Shopper,
  lines: CallBody<typeof saveForLater>['lines'],
): Promise<SavedLines> {
  const keys = toUniqueKeys(lines);
  const given = new Map(lines.map((line) => [lineKeyText(toLineKey(line)), line.quantity]));
  await inTransaction(deps, async ({ db }) => {
    await lockCart({ db }, shopper);
    const inCart = await lockCartLines({ db }, shopper, keys);
    for (const key of keys) {
      const quantity = inCart.get(lineKeyText(key))?.quantity ?? given.get(lineKeyText(key));
      if (quantity === undefined)
        throw new ApiError(errorCodes.NOT_IN_CART, `Item ${key.itemid} is not in the cart.`);
      await saveLine({ db }, shopper, { ...key, quantity }, shopper.now);
    }
    await deleteCartLines({ db }, shopper, keys);
    await requireFreeSavedLine({ db }, shopper);
  });
  return readSavedLines(deps, shopper);
}

/** Moves lines saved for later to the cart, selected; all or none. One that cannot be bought has its problem there. */
export async function moveLinesToCart(deps: CartDeps, shopper: Shopper, lines: Keys): Promise<SavedLines> {
  const keys = toUniqueKeys(lines);
  const offers = await loadOffers(deps, shopper.market.code, keys, shopper);
  await inTransaction(deps, async ({ db }) => {
    await lockCart({ db }, shopper);
    const saved = await deleteSaved({ db }, shopper, keys);
    const found = new Set(saved.map(lineKeyText));
    if (!keys.every((key) => found.has(lineKeyText(key))))
      throw new ApiError(errorCodes.NOT_SAVED_FOR_LATER, 'The line is not saved for later.');
    await requireFreeLines({ db }, shopper);
    for (const line of saved.toSorted(compareLineKeys)) {
      const added = { ...line, checked: true, added_at: shopper.now, seen_price: null };
      await mergeCartLine({ db }, shopper, added, offers.get(lineKeyText(line)));
    }
  });
  return readSavedLines(deps, shopper);
}

/** Removes lines saved for later; missing ones are ignored. */
export async function removeSaved(deps: CartDeps, shopper: Shopper, lines: Keys): Promise<SavedLines> {
  await deleteSaved(deps, shopper, lines.map(toLineKey));
  return readSavedLines(deps, shopper);
}
