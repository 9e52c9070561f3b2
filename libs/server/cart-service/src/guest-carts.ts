import { createHash, randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, isLoopback } from '@pasar/http-server';
import type { CallCookies } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { sql } from 'kysely';
import type { CartDeps, CartPorts } from './cart-deps.ts';

/** A guest's cart is deleted after 30 days without use. */
const maxIdleMs = 30 * dayMs;
/** Longer than the cart lives without use, because pages that only show the cart do not set the cookie again. */
const cookieMaxAgeSeconds = (90 * dayMs) / 1000;

const newCartsWindowMs = hourMs;
/** Many phones share a network address. */
const maxNewCartsPerWindow = 300;

/** A request of a visitor. */
export type GuestCall = {
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The client's network. */
  readonly address: string;
  readonly cookies: Pick<CallCookies, 'read' | 'guestCart' | 'keepGuestCart' | 'forgetGuestCart'>;
};

type CartKey = Pick<GuestCall, 'market' | 'now'> & { readonly cookies: Pick<CallCookies, 'guestCart'> };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Finds the cart of the visitor's cookie, and at most once a day records that it is used. Undefined without a current one. */
export async function findGuestCart({ db }: CartDeps, call: CartKey): Promise<number | undefined> {
  const { cookies, market, now } = call;
  if (!cookies.guestCart) return undefined;
  const cart = await db
    .selectFrom('guest_cart')
    .select(['cartid', 'used_at'])
    .where('token_hash', '=', hash(cookies.guestCart))
    .where('market', '=', market.code)
    .where('used_at', '>', now - maxIdleMs)
    .executeTakeFirst();
  return cart && cart.used_at <= now - dayMs ? lockGuestCart({ db }, call) : cart?.cartid;
}

/**
 * Locks the cart of the visitor's cookie until the transaction ends, so that nothing is added to a cart that is being merged or
 * deleted. Undefined if it is gone.
 */
export async function lockGuestCart(
  { db }: CartDeps,
  { cookies, market, now }: CartKey,
): Promise<number | undefined> {
  const cart = await db
    .updateTable('guest_cart')
    .set({ used_at: now })
    .where('token_hash', '=', hash(cookies.guestCart ?? ''))
    .where('market', '=', market.code)
    .where('used_at', '>', now - maxIdleMs)
    .returning('cartid')
    .executeTakeFirst();
  return cart?.cartid;
}

/** Deletes the cart of the visitor's cookie, but not its lines, and returns its id: to one of several concurrent requests. */
export async function takeGuestCart(
  { db }: CartDeps,
  { cookies, market, now }: CartKey,
): Promise<number | undefined> {
  const cart = await db
    .deleteFrom('guest_cart')
    .where('token_hash', '=', hash(cookies.guestCart ?? ''))
    .where('market', '=', market.code)
    .where('used_at', '>', now - maxIdleMs)
    .returning('cartid')
    .executeTakeFirst();
  return cart?.cartid;
}

/** Throws LIMIT if one network starts too many carts. */
export async function countNewGuestCart(
  { limits, exemptLoopback = false }: Pick<CartPorts, 'limits' | 'exemptLoopback'>,
  { address, now }: Pick<GuestCall, 'address' | 'now'>,
): Promise<void> {
  if (exemptLoopback && isLoopback(address)) return;
  // Hashed, so that the table contains no addresses.
  const { hits, endsAt } = await limits.hit(hash(`guest-cart\n${address}`), newCartsWindowMs, now);
  if (hits > maxNewCartsPerWindow)
    throw new ApiError(errorCodes.LIMIT, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });
}

export type NewGuestCart = { readonly cartid: number; readonly token: string };

/** Inserts a cart with a random token, of which the database stores only the hash. */
export async function createGuestCart(
  { db, ids }: Pick<CartPorts, 'db' | 'ids'>,
  { market, now }: Pick<GuestCall, 'market' | 'now'>,
): Promise<NewGuestCart> {
  const [cartid, token] = [ids.next(), randomBytes(32).toString('base64url')];
  await db
    .insertInto('guest_cart')
    .values({ cartid, token_hash: hash(token), market: market.code, created_at: now, used_at: now })
    .execute();
  return { cartid, token };
}

/** Sets the cookie of the cart, or extends it. */
export const keepGuestCart = ({ cookies }: Pick<GuestCall, 'cookies'>, token: string): void =>
  cookies.keepGuestCart(token, cookieMaxAgeSeconds);

/** Deletes the carts of guests that were not used for 30 days, with their lines. */
export async function deleteExpiredGuestCarts({ db }: CartDeps, now: number): Promise<void> {
  await sql`with expired as (
      delete from guest_cart where used_at <= ${now - maxIdleMs} returning cartid
    ), lines as (
      delete from cart_line using expired where cart_line.user_id = expired.cartid
    )
    delete from saved_line using expired where saved_line.user_id = expired.cartid`.execute(db);
}
