import type { CallCookies } from '@pasar/http-server';
import type { AccountDeps } from './account-deps.ts';
import type { SignedIn } from './sign-in.ts';

/** Sets the cookies of a new session and ends the browser's previous one. */
export async function startBrowserSession(
  { sessions, devices }: Pick<AccountDeps, 'sessions' | 'devices'>,
  cookies: CallCookies,
  { userid, username, session }: SignedIn,
) {
  if (cookies.sessionToken) await sessions.end(cookies.sessionToken);
  cookies.startSession(session);
  cookies.rememberDevice(await devices.issue(userid));
  return { userid, username };
}
