import { mergeGuestCart } from '@pasar/cart-service';
import type { CallCookies } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { AccountDeps } from './account-deps.ts';
import type { SignedIn } from './sign-in.ts';

/** The call that signs a browser in. */
type SigningIn = {
  readonly cookies: CallCookies;
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Sets the cookies of a new session, ends the browser's previous one, and merges the cart that it filled as a guest. */
export async function startBrowserSession(
  { db, sessions, devices }: Pick<AccountDeps, 'db' | 'sessions' | 'devices'>,
  call: SigningIn,
  { userid, username, session }: SignedIn,
) {
  const { cookies } = call;
  await mergeGuestCart({ db }, call, userid);
  if (cookies.sessionToken) await sessions.end(cookies.sessionToken);
  cookies.startSession(session);
  cookies.rememberDevice(await devices.issue(userid));
  return { userid, username };
}
