import { createHash } from 'node:crypto';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';

type Limit = { readonly key: string; readonly hits: number; readonly lasts: number };

const minute = 60_000;
const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** Keys carry no names and no addresses. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Everybody behind this machine's own address would share one limit, so it has none. */
const ofAddress = (kind: string, address: string, hits: number, lasts: number): Limit[] =>
  loopback.test(address) ? [] : [{ key: keyOf(kind, address), hits, lasts }];

/** Tries of one account from one address, of one account from anywhere, and of one address on any account. */
export const signInLimits = (login: string, address: string): Limit[] => {
  const account = login.trim().toLowerCase();
  return [
    { key: keyOf('sign-in', account, address), hits: 10, lasts: 10 * minute },
    { key: keyOf('sign-in', account), hits: 60, lasts: 60 * minute },
    ...ofAddress('sign-in-address', address, 100, 10 * minute),
  ];
};

export const signUpLimits = (address: string): Limit[] => ofAddress('sign-up', address, 20, 60 * minute);

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
  Promise.all(limits.slice(0, 2).map(({ key }) => windows.clear(key)));
