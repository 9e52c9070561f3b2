import { createHash, createHmac } from 'node:crypto';
import { normalizePhone } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, isLoopback } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { Market } from '@pasar/markets';

type Limit = {
  readonly key: string;
  readonly hits: number;
  readonly lasts: number;
  /** Whether a successful sign-in gives the tries back. */
  readonly forgiven: boolean;
};

const minute = 60_000;

/** Keys carry no names and no addresses. */
const keyOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** From where a client asks. */
export type Origin = {
  /** The client's network. */
  readonly address: string;
  /** Whether this machine itself is not counted: a demo's visitors all come from there. */
  readonly exemptLoopback: boolean;
};

type AddressLimit = Pick<Limit, 'hits' | 'lasts'>;

const ofAddress = (kind: string, { address, exemptLoopback }: Origin, limit: AddressLimit): Limit[] =>
  exemptLoopback && isLoopback(address) ? [] : [{ key: keyOf(kind, address), ...limit, forgiven: false }];

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
export const signInLimits = (account: string, origin: Origin): Limit[] => [
  { key: keyOf('sign-in', account, origin.address), hits: 10, lasts: 10 * minute, forgiven: true },
  { key: keyOf('sign-in', account), hits: 60, lasts: 60 * minute, forgiven: true },
  ...ofAddress('sign-in-address', origin, { hits: 100, lasts: 10 * minute }),
];

/** Tries on a device that the account knows: its own, so that nobody else can lock the owner out. */
export const knownDeviceLimits = (account: string, device: string): Limit[] => [
  { key: keyOf('sign-in-device', account, device), hits: 10, lasts: 10 * minute, forgiven: true },
];

export const signUpLimits = (origin: Origin): Limit[] =>
  ofAddress('sign-up', origin, { hits: 20, lasts: 60 * minute });

/**
 * Counts a try before it is made, so that many at once do not slip through.
 *
 * Throws the given code, with the seconds to wait, once a limit is passed.
 */
export async function countTry(
  windows: RateWindows,
  limits: readonly Limit[],
  now: number,
  code: number = errorCodes.PASSWORD_ERROR_COOLDOWN,
): Promise<void> {
  const counted = await Promise.all(limits.map(({ key, lasts }) => windows.hit(key, lasts, now)));
  const over = counted.filter((window, index) => window.hits > (limits[index]?.hits ?? 0));
  if (over.length === 0) return;
  const endsAt = Math.max(...over.map((window) => window.endsAt));
  throw new ApiError(code, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });
}

/** A try that succeeded gives back what it took from the account's own limits. */
export const forgiveTries = (windows: RateWindows, limits: readonly Limit[]): Promise<unknown> =>
  Promise.all(limits.filter(({ forgiven }) => forgiven).map(({ key }) => windows.clear(key)));
