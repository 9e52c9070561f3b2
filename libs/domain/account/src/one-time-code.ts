/** Purposes of one-time codes; a code is valid for one purpose only. */
export const codePurposes = ['sign-in', 'sign-up', 'reset'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Purposes of codes for signed-in members: to confirm their identity or a new phone number. */
export type MemberCodePurpose = 'identity' | 'change-phone';

/** Limits of one-time codes. */
export const oneTimeCodeLimits = {
  digits: 6,
  lifetimeMs: 10 * 60_000,
  /** Between two codes for one recipient. */
  resendCooldownMs: 60_000,
  /** Attempts per window; requesting another code does not start a new window. */
  maxAttempts: 5,
  attemptWindowMs: 60 * 60_000,
  /** Codes per recipient and day. */
  maxSends: 10,
  sendWindowMs: 24 * 60 * 60_000,
} as const;

/** The digits of a typed or pasted code, which may contain spaces or dashes; null for anything else. */
export const readOneTimeCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};
