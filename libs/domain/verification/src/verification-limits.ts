import { minuteMs } from '@pasar/durations';

/** Time limits and rate limits of verifications. One-time codes have their own (`oneTimeCodeLimits`). */
export const verificationLimits = {
  /** Time to answer. */
  lifetimeMs: 15 * minuteMs,
  /** Time from passing until the call that required it. */
  tokenLifetimeMs: 10 * minuteMs,
  /** Attempts at a member's password or PIN, over all verifications. */
  maxAttempts: 5,
  attemptWindowMs: 60 * minuteMs,
  /** Links per member. @spec verify-link-cooldown-10m verify-link-cooldown-24h */
  linkSends: { maxHits: 3, windowMs: 10 * minuteMs },
  linkDaySends: { maxHits: 10, windowMs: 24 * 60 * minuteMs },
  /** QR codes per member. @spec qr-verification-rate-limit */
  qrCodes: { maxHits: 5, windowMs: minuteMs },
  /** Lifetime of a link or a QR code. */
  linkLifetimeMs: 10 * minuteMs,
  pinDigits: 6,
} as const;
