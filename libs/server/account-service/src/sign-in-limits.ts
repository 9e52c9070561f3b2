import { createHash, createHmac } from 'node:crypto';
import { normalizePhone } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, isLoopback } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { Market } from '@pasar/markets';

type Limit = {
  readonly key: string;
  readonly maxHits: number;
  readonly windowMs: number;
  /** Whether a successful sign-in resets the counter. */
  readonly resetOnSuccess: boolean;
};

const minuteMs = 60_000;

/** Hashes the key, so that the table contains no names and no addresses. */
const hashKey = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** From where a client asks. */
export type RequestOrigin = {
  /** The client's network. */
  readonly address: string;
  /** Whether requests from this machine itself are not counted: a demo's visitors all come from there. */
  readonly exemptLoopback: boolean;
};

const addressLimits = (
  kind: string,
  { address, exemptLoopback }: RequestOrigin,
  limit: Pick<Limit, 'maxHits' | 'windowMs'>,
): Limit[] =>
  exemptLoopback && isLoopback(address)
    ? []
    : [{ key: hashKey(kind, address), ...limit, resetOnSuccess: false }];

/**
 * The key under which sign-in attempts are counted: the account id, whichever login was used. Unknown logins are counted
 * the same way under a keyed hash, so that a rate limit does not reveal whether an account exists.
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

/** Limits per account and address, per account, and per address. */
export const signInLimits = (account: string, origin: RequestOrigin): Limit[] => [
  {
    key: hashKey('sign-in', account, origin.address),
    maxHits: 10,
    windowMs: 10 * minuteMs,
    resetOnSuccess: true,
  },
  { key: hashKey('sign-in', account), maxHits: 60, windowMs: 60 * minuteMs, resetOnSuccess: true },
  ...addressLimits('sign-in-address', origin, { maxHits: 100, windowMs: 10 * minuteMs }),
];

/** A separate limit for a known device, so that attackers cannot lock the owner out. */
export const knownDeviceLimits = (account: string, device: string): Limit[] => [
  {
    key: hashKey('sign-in-device', account, device),
    maxHits: 10,
    windowMs: 10 * minuteMs,
    resetOnSuccess: true,
  },
];

export const signUpLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('sign-up', origin, { maxHits: 20, windowMs: 60 * minuteMs });

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit.
 *
 * Throws the given code with `retryAfter` once a limit is exceeded.
 */
export async function countAttempt(
  windows: RateWindows,
  limits: readonly Limit[],
  now: number,
  code: number = errorCodes.PASSWORD_ERROR_COOLDOWN,
): Promise<void> {
  const windowsAfterHit = await Promise.all(
    limits.map(({ key, windowMs }) => windows.hit(key, windowMs, now)),
  );
  const exceeded = windowsAfterHit.filter((window, index) => window.hits > (limits[index]?.maxHits ?? 0));
  if (exceeded.length === 0) return;
  const endsAt = Math.max(...exceeded.map((window) => window.endsAt));
  throw new ApiError(code, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });
}

/** Resets the account's counters after a successful attempt. */
export const resetAttempts = (windows: RateWindows, limits: readonly Limit[]): Promise<unknown> =>
  Promise.all(limits.filter(({ resetOnSuccess }) => resetOnSuccess).map(({ key }) => windows.clear(key)));
