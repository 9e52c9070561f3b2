import { createHash, createHmac } from 'node:crypto';
import { normalizePhone, oneTimeCodeLimits } from '@pasar/account';
import { minuteMs } from '@pasar/durations';
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

/** Hashes the key, so that the table contains no names and no addresses. */
const hashKey = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Where a request comes from. */
export type RequestOrigin = {
  /** The client's network. */
  readonly address: string;
  /** Whether requests from this machine are exempt: all visitors of a demo come from it. */
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

/** Reads how many attempts unknown browsers have made at an account since the last successful one. */
export async function readAttempts(windows: RateWindows, account: string, now: number): Promise<number> {
  return (await windows.peek(hashKey('sign-in', account), now))?.hits ?? 0;
}

/** A separate limit for a known device, so that attackers cannot lock the owner out. */
export const knownDeviceLimits = (account: string, device: string): Limit[] => [
  {
    key: hashKey('sign-in-device', account, device),
    maxHits: 10,
    windowMs: 10 * minuteMs,
    resetOnSuccess: true,
  },
];

/** The limits of sign-ups from an address. */
export const signUpLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('sign-up', origin, { maxHits: 20, windowMs: 60 * minuteMs });

/** Hashes a recipient, so that the table reveals no addresses. */
const hashRecipient = (kind: string, recipient: string, secret: string): string =>
  createHmac('sha256', secret).update(`${kind}\n${recipient}`).digest('base64url');

/** Limits the codes and links that one network may request, for any recipient. */
export const codeSendLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('code-send', origin, { maxHits: 30, windowMs: 60 * minuteMs });

/** Limits the codes that one network may try, for any account. */
export const codeCheckLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('code-check', origin, { maxHits: 100, windowMs: 10 * minuteMs });

/** Limits the QR codes that one network may show. */
export const qrStartLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('qr-start', origin, { maxHits: 120, windowMs: 10 * minuteMs });

/** Limits the QR codes that one member may open. */
export const qrOpenLimits = (userid: number): Limit[] => [
  { key: hashKey('qr-open', userid), maxHits: 30, windowMs: 10 * minuteMs, resetOnSuccess: false },
];

/** Limits the redirects to identity providers from one network. */
export const socialLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('social', origin, { maxHits: 60, windowMs: 10 * minuteMs });

/** Limits the challenges that one network may request: a sign-in page requests one when it is shown. */
export const passkeyStartLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('passkey-start', origin, { maxHits: 300, windowMs: 10 * minuteMs });

/** Limits the passkeys that one network may try. */
export const passkeyCheckLimits = (origin: RequestOrigin): Limit[] =>
  addressLimits('passkey-check', origin, { maxHits: 60, windowMs: 10 * minuteMs });

/** Limits the codes to one recipient. */
export const codeRecipientLimits = (recipient: string, secret: string): Limit[] => [
  {
    key: hashRecipient('code-recipient', recipient, secret),
    maxHits: oneTimeCodeLimits.maxSends,
    windowMs: oneTimeCodeLimits.sendWindowMs,
    resetOnSuccess: false,
  },
];

/** Limits the links to one address in ten minutes. @spec verify-link-cooldown-10m */
export const linkLimits = (email: string, secret: string): Limit[] => [
  {
    key: hashRecipient('link', email, secret),
    maxHits: 3,
    windowMs: 10 * minuteMs,
    resetOnSuccess: false,
  },
];

/** Limits the links to one address in a day. @spec verify-link-cooldown-24h */
export const linkDayLimits = (email: string, secret: string): Limit[] => [
  {
    key: hashRecipient('link-day', email, secret),
    maxHits: 10,
    windowMs: 24 * 60 * minuteMs,
    resetOnSuccess: false,
  },
];

/** Limits one member's identity proofs, by password or code. */
export const identityLimits = (userid: number): Limit[] => [
  { key: hashKey('identity', userid), maxHits: 10, windowMs: 10 * minuteMs, resetOnSuccess: true },
];

/** Limits one member's picture uploads: each takes a second of a core. */
export const uploadLimits = (userid: number): Limit[] => [
  { key: hashKey('upload', userid), maxHits: 30, windowMs: 60 * minuteMs, resetOnSuccess: false },
];

/** Limits one member's identification submissions. */
export const kycLimits = (userid: number): Limit[] => [
  { key: hashKey('kyc', userid), maxHits: 3, windowMs: 24 * 60 * minuteMs, resetOnSuccess: false },
];

/** Limits one member's tax-number changes: each response reveals whether another member has that number. */
export const taxIdLimits = (userid: number): Limit[] => [
  { key: hashKey('tax-id', userid), maxHits: 5, windowMs: 24 * 60 * minuteMs, resetOnSuccess: false },
];

const refuse = (code: number, endsAt: number, now: number): ApiError =>
  new ApiError(code, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });

/** Throws the given code with `retryAfter` if a limit is exceeded; counts nothing. */
export async function refuseExceeded(
  windows: RateWindows,
  limits: readonly Limit[],
  now: number,
  code: number,
): Promise<void> {
  for (const { key, maxHits } of limits) {
    const window = await windows.peek(key, now);
    if (window && window.hits >= maxHits) throw refuse(code, window.endsAt, now);
  }
}

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
  throw refuse(code, endsAt, now);
}

/** Resets the account's counters after a successful attempt. */
export const resetAttempts = (windows: RateWindows, limits: readonly Limit[]): Promise<unknown> =>
  Promise.all(limits.filter(({ resetOnSuccess }) => resetOnSuccess).map(({ key }) => windows.clear(key)));
