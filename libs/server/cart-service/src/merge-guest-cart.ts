import type { CartDeps } from './cart-deps.ts';
import { takeGuestCart } from './guest-carts.ts';
import type { GuestCall } from './guest-carts.ts';
import { inTransaction } from './in-transaction.ts';
import { compareLineKeys, lineKeyText } from './line-key.ts';
import { maxCartLines } from './line-limit.ts';
import { loadOffers } from './load-offers.ts';
import { saveLine } from './saved-lines.ts';
import { lockCart, mergeCartLine, readLineKeys, takeCartLines, takeSavedLines } from './stored-lines.ts';
import type { CartLineRow, LineOwner } from './stored-lines.ts';

/**
 * Splits lines into those that the cart has room for, the latest first, and the others. A line that the cart already has needs no
 * room.
 */
async function splitByRoom(deps: CartDeps, member: LineOwner, lines: readonly CartLineRow[]) {
  const present = await readLineKeys(deps, member);
  const added = lines
    .filter((line) => !present.has(lineKeyText(line)))
    .toSorted((one, other) => other.added_at - one.added_at);
  const surplus = new Set(added.slice(Math.max(0, maxCartLines - present.size)));
  return { fitting: lines.filter((line) => !surplus.has(line)), surplus: [...surplus] };
}

/** Moves the lines of a guest's cart to the member's within a transaction. */
async function moveLines(deps: CartDeps, cartid: number, member: LineOwner, now: number): Promise<void> {
  const guest = { cartid, market: member.market };
  const lines = await takeCartLines(deps, guest);
  const saved = await takeSavedLines(deps, guest);
  await lockCart(deps, member);
  const offers = await loadOffers(deps, member.market.code, lines, { userid: member.cartid, now });
  const { fitting, surplus } = await splitByRoom(deps, member, lines);
  for (const line of fitting.toSorted(compareLineKeys))
    await mergeCartLine(deps, member, line, offers.get(lineKeyText(line)));
  for (const line of [...saved, ...surplus].toSorted(compareLineKeys))
    await saveLine(deps, member, line, now);
}

/**
 * Merges the cart that a visitor filled before signing in into the member's, once, and clears its cookie. Lines of the same variant
 * become one, limited by the stock; lines that cannot be bought are kept. What exceeds the limit of a cart is saved for later.
 */
export async function mergeGuestCart(
  deps: CartDeps,
  call: Pick<GuestCall, 'market' | 'now' | 'cookies'>,
  userid: number,
): Promise<void> {
  const { market, now, cookies } = call;
  if (!cookies.guestCart) return;
  await inTransaction(deps, async (inside) => {
    const cartid = await takeGuestCart(inside, call);
    if (cartid !== undefined) await moveLines(inside, cartid, { cartid: userid, market }, now);
  });
  cookies.forgetGuestCart();
}
