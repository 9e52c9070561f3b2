import { randomBytes } from 'node:crypto';
import type { CallCookies } from '@pasar/http-server';
import { hashToken } from './hash-token.ts';

/** Identifies the browser that must verify; HttpOnly. */
const ownerCookieName = 'verification';
const maxAgeSeconds = 86_400;

/** Returns the browser's hash, empty without its cookie. */
export function readOwner(cookies: CallCookies): string {
  const cookie = cookies.read(ownerCookieName);
  return cookie === undefined || !/^[\w-]{22}$/.test(cookie) ? '' : hashToken(cookie);
}

/** Returns the browser's hash; sets the cookie if it is missing. */
export function readOrIssueOwner(cookies: CallCookies): string {
  const known = readOwner(cookies);
  if (known !== '') return known;
  const value = randomBytes(16).toString('base64url');
  cookies.keep(ownerCookieName, value, maxAgeSeconds);
  return hashToken(value);
}

/** Returns the session's hash, empty without one. */
export const readSessionHash = ({ sessionToken }: CallCookies): string =>
  sessionToken === undefined ? '' : hashToken(sessionToken);
