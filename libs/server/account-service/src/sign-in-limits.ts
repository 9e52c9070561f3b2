import { createHash, createHmac } from 'node:crypto';
import { normalizePhone } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { Market } from '@pasar/markets';

type Limit = {
  readonly key: string;
  readonly maxHits: number;
  readonly windowMs: number;
  /** Whether a successful sign-in gives the tries back. */
  readonly resetOnSuccess: boolean;
};

const minuteMs = 60_000;
const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** Keys carry no names and no addresses. */
const hashKey = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Everybody behind this machine's own address would share one limit, so it has none. */
const addressLimits = (kind: string, address: string, hits: number, lasts: number): Limit[] =>
  loopback.test(address) ? [] : [{ key: hashKey(kind, address), maxHits: hits, windowMs: lasts, resetOnSuccess: false }];

/**
 * Under what the tries of a login are counted: the account, by whichever of its names it was called; a login that is
 * nobody's is counted alike, under a keyed hash, so that a limit does not tell whether an account exists.
 */
export const signInKey = (
  account: { readonly userid: number } | undefined,
  login: string,
  { market, secret }: { readonly market: Market; readonly secret: string },
): string => {
  const name = account
    ? `account\n${account.userid}`
    : `login\n${normalizePhone(login, market) ?? login.trim().toLowerCase()}`;
  return createHmac('sha256', secret).update(name).digest('base64url');
};

/** Tries of one account from one address, of one account from anywhere, and of one address on any account. */
export const signInLimits = (account: string, address: string): Limit[] => [
  { key: hashKey('sign-in', account, address), maxHits: 10, windowMs: 10 * minuteMs, resetOnSuccess: true },
  { key: hashKey('sign-in', account), maxHits: 60, windowMs: 60 * minuteMs, resetOnSuccess: true },
  ...addressLimits('sign-in-address', address, 100, 10 * minuteMs),
];

/** Tries on a device that the account knows: its own, so that nobody else can lock the owner out. */
export const knownDeviceLimits = (account: string, device: string): Limit[] => [
  { key: hashKey('sign-in-device', account, device), maxHits: 10, windowMs: 10 * minuteMs, resetOnSuccess: true },
];

export const signUpLimits = (address: string): Limit[] => addressLimits('sign-up', address, 20, 60 * minuteMs);

/**
 * Counts a try before it is made, so that many at once do not slip through.
 *
 * Throws the given code, with the seconds to wait, once a limit is passed.
 */
export async function countAttempt(
  windows: RateWindows,
  limits: readonly Limit[],
  now: number,
  code: number = errorCodes.PASSWORD_ERROR_COOLDOWN,
): Promise<void> {
  const windowsAfterHit = await Promise.all(limits.map(({ key, windowMs }) => windows.hit(key, windowMs, now)));
  const exceeded = windowsAfterHit.filter((window, index) => window.hits > (limits[index]?.maxHits ?? 0));
  if (exceeded.length === 0) return;
  const endsAt = Math.max(...exceeded.map((window) => window.endsAt));
  throw new ApiError(code, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });
}

/** A try that succeeded gives back what it took from the account's own limits. */
export const resetAttempts = (windows: RateWindows, limits: readonly Limit[]): Promise<unknown> =>
  Promise.all(limits.filter(({ resetOnSuccess: forgiven }) => resetOnSuccess).map(({ key }) => windows.clear(key)));
