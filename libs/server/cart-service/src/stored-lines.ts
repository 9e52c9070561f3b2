import { mergeLines, nextSeenPrice } from '@pasar/cart';
import type { LineAmount, SeenPrice } from '@pasar/cart';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { CartDeps } from './cart-deps.ts';
import { lineKeyText } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import type { Offer } from './offer.ts';
import { priceOffer } from './price-offer.ts';
import type { Shopper } from './shopper.ts';

/** Whose lines. */
export type LineOwner = Pick<Shopper, 'cartid' | 'market'>;

/** A line with the time at which it was added, which decides its position. */
export type CartLineRow = LineKey &
  LineAmount & { readonly added_at: number; readonly seen_price: SeenPrice };

const columns = ['shopid', 'itemid', 'modelid', 'quantity', 'checked', 'added_at', 'seen_price'] as const;

/** The class of the advisory locks of carts: "cart" in ASCII. */
const cartLockClass = 1_667_330_676;

/**
 * Waits until no other transaction moves lines of this cart: between variants, to those saved for later, from a guest's cart. Taken
 * before rows of two tables are locked, which no order of keys could protect from deadlocks.
 */
export async function lockCart({ db }: CartDeps, { cartid, market }: LineOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(${cartLockClass}, hashtext(${`${market.code} ${cartid}`}))`.execute(
    db,
  );
}

/** Whether a row is one of the lines; `keys` are not empty. */
export const isOneOf =
  (keys: readonly LineKey[]) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Database, 'cart_line' | 'saved_line'>) =>
    eb(
      refTuple('shopid', 'itemid', 'modelid'),
      'in',
      keys.map(({ shopid, itemid, modelid }) => tuple(shopid, itemid, modelid)),
    );

/** Selects those of the lines that are in the cart, and locks them in the order of their keys. */
export async function lockCartLines(
  { db }: CartDeps,
  { cartid, market }: LineOwner,
  keys: readonly LineKey[],
): Promise<ReadonlyMap<string, CartLineRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('cart_line')
    .select(columns)
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where(isOneOf(keys))
    .orderBy('shopid')
    .orderBy('itemid')
    .orderBy('modelid')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [lineKeyText(row), row]));
}

/** Deletes lines; missing ones are ignored. */
export async function deleteCartLines(
  { db }: CartDeps,
  { cartid, market }: LineOwner,
  keys: readonly LineKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('cart_line')
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where(isOneOf(keys))
    .execute();
}

/** Inserts the line; false if there is already a line of that variant. */
async function insertCartLine(
  { db }: CartDeps,
  { cartid, market }: LineOwner,
  line: CartLineRow,
): Promise<boolean> {
  const inserted = await db
    .insertInto('cart_line')
    .values({ user_id: cartid, market: market.code, ...line })
    .onConflict((conflict) => conflict.doNothing())
    .returning('itemid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Sets all columns of a line. */
export const updateCartLine = (
  { db }: CartDeps,
  { cartid, market }: LineOwner,
  { quantity, checked, added_at, seen_price, ...line }: CartLineRow,
) =>
  db
    .updateTable('cart_line')
    .set({ quantity, checked, added_at, seen_price })
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where('shopid', '=', line.shopid)
    .where('itemid', '=', line.itemid)
    .where('modelid', '=', line.modelid)
    .execute();

/** The keys of the cart's lines, as `lineKeyText`. */
export async function readLineKeys(
  { db }: CartDeps,
  { cartid, market }: LineOwner,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['shopid', 'itemid', 'modelid'])
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .execute();
  return new Set(rows.map(lineKeyText));
}

/** Deletes all lines of the cart and returns them. */
export const takeCartLines = ({ db }: CartDeps, { cartid, market }: LineOwner): Promise<CartLineRow[]> =>
  db
    .deleteFrom('cart_line')
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .returning(columns)
    .execute();

/** Deletes all lines saved for later and returns them. */
export const takeSavedLines = (
  { db }: CartDeps,
  { cartid, market }: LineOwner,
): Promise<(LineKey & Pick<LineAmount, 'quantity'>)[]> =>
  db
    .deleteFrom('saved_line')
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .returning(['shopid', 'itemid', 'modelid', 'quantity'])
    .execute();

/** The line with another quantity, and the price that its shopper has then seen (`nextSeenPrice`). */
export function withQuantity(line: CartLineRow, quantity: number, offer: Offer | undefined): CartLineRow {
  if (!offer) return { ...line, quantity };
  const [before, after] = [line.quantity, quantity].map((each) => priceOffer(offer, each).price.amount);
  const seen_price = nextSeenPrice({ seen: line.seen_price, before: before ?? 0, after: after ?? 0 });
  return { ...line, quantity, seen_price };
}

/** Merges rows of one variant. The shopper has seen the price of the one that was added last. */
function mergeRows(
  existing: CartLineRow | undefined,
  line: CartLineRow,
  offer: Offer | undefined,
): CartLineRow {
  const { quantity, checked } = mergeLines(existing, line, offer?.stock ?? 0);
  const latest = existing && existing.added_at > line.added_at ? existing : line;
  return { ...withQuantity(latest, quantity, offer), checked };
}

/**
 * Adds a line to the cart, or merges it into the line of that variant (`mergeLines`), within a transaction. A line that another
 * request adds or removes meanwhile is merged as well.
 */
export async function mergeCartLine(
  deps: CartDeps,
  owner: LineOwner,
  line: CartLineRow,
  offer: Offer | undefined,
): Promise<void> {
  const added = mergeRows(undefined, line, offer);
  while (!(await insertCartLine(deps, owner, added))) {
    const existing = (await lockCartLines(deps, owner, [line])).get(lineKeyText(line));
    if (!existing) continue;
    await updateCartLine(deps, owner, mergeRows(existing, line, offer));
    return;
  }
}
