const minuteMs = 60_000;

/** Times and counts of verifications. One-time codes have limits of their own (`oneTimeCodeLimits`). */
export const verificationLimits = {
  /** From the question to the answer. */
  lifetimeMs: 15 * minuteMs,
  /** From passing to the call that was asked for. */
  tokenLifetimeMs: 10 * minuteMs,
  /** Guesses at a member's password or PIN, in all verifications together. */
  maxAttempts: 5,
  attemptWindowMs: 60 * minuteMs,
  /** Links to one member. @spec verify-link-cooldown-10m verify-link-cooldown-24h */
  linkSends: { maxHits: 3, windowMs: 10 * minuteMs },
  linkDaySends: { maxHits: 10, windowMs: 24 * 60 * minuteMs },
  /** QR codes of one member. @spec qr-verification-rate-limit */
  qrCodes: { maxHits: 5, windowMs: minuteMs },
  /** For which a link or a QR code works. */
  linkLifetimeMs: 10 * minuteMs,
  pinDigits: 6,
} as const;
