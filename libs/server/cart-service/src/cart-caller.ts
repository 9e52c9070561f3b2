import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { SessionUser } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { CartDeps, CartPorts } from './cart-deps.ts';
import {
  countNewGuestCart,
  createGuestCart,
  findGuestCart,
  keepGuestCart,
  lockGuestCart,
} from './guest-carts.ts';
import type { GuestCall } from './guest-carts.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { findShopper, visitorShopper } from './shopper.ts';
import type { Shopper } from './shopper.ts';

/** A call to the cart by a member or a visitor. */
export type CartCall = GuestCall & { readonly user: SessionUser | undefined };

/** Where a market's row says so, only members have a cart. @spec atc-login */
function requireGuestCarts({ market }: Pick<CartCall, 'market'>): void {
  if (!accountRules[market.code].guestCart) throw new ApiError(errorCodes.NOT_LOGGED_IN);
}

/** Returns the member, with what a browser added as a guest while the session was starting in another tab. */
async function findMember(deps: CartDeps, call: CartCall, user: SessionUser): Promise<Shopper> {
  await mergeGuestCart(deps, call, user.userid);
  return findShopper(deps, { ...call, user });
}

/** Returns the member, or the visitor with their cart if they have one. Throws NOT_LOGGED_IN where only members have a cart. */
export async function findCartShopper(deps: CartDeps, call: CartCall): Promise<Shopper> {
  if (call.user) return findMember(deps, call, call.user);
  requireGuestCarts(call);
  return visitorShopper(call, await findGuestCart(deps, call));
}

type CartChange<Result> = (deps: CartDeps, shopper: Shopper) => Promise<Result>;

/** Runs a change to a member's or a guest's cart. A guest's requests run one after another, so that none outlives the cart. */
export async function changeCart<Result>(
  deps: CartDeps,
  call: CartCall,
  change: CartChange<Result>,
): Promise<Result> {
  if (call.user) return change(deps, await findMember(deps, call, call.user));
  requireGuestCarts(call);
  return deps.db
    .transaction()
    .execute(async (db) => change({ db }, visitorShopper(call, await lockGuestCart({ db }, call))));
}

/** Runs a change that starts a cart for a visitor who has none: only if it succeeds. Throws LIMIT if one network starts too many. */
export async function changeOrStartCart<Result>(
  ports: CartPorts,
  call: CartCall,
  change: CartChange<Result>,
): Promise<Result> {
  if (call.user) return change(ports, await findMember(ports, call, call.user));
  requireGuestCarts(call);
  if ((await findGuestCart(ports, call)) === undefined) await countNewGuestCart(ports, call);
  const { result, token } = await ports.db.transaction().execute(async (db) => {
    const known = await lockGuestCart({ db }, call);
    const started = known === undefined ? await createGuestCart({ ...ports, db }, call) : undefined;
    const shopper = visitorShopper(call, known ?? started?.cartid);
    return { result: await change({ db }, shopper), token: started?.token ?? call.cookies.guestCart };
  });
  if (token) keepGuestCart(call, token);
  return result;
}
