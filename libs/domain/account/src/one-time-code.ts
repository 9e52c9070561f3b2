import { dayMs, hourMs, minuteMs } from '@pasar/durations';

/** Purposes of one-time codes; a code is valid for one purpose only. */
export const codePurposes = ['sign-in', 'sign-up', 'reset'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Purposes of codes for signed-in members: to confirm their identity or a new phone number. */
export type MemberCodePurpose = 'identity' | 'change-phone';

/** Limits of one-time codes. */
export const oneTimeCodeLimits = {
  digits: 6,
  lifetimeMs: 10 * minuteMs,
  /** Between two codes for one recipient. */
  resendCooldownMs: minuteMs,
  /** Attempts per window; requesting another code does not start a new window. */
  maxAttempts: 5,
  attemptWindowMs: hourMs,
  /** Codes per recipient and day. */
  maxSends: 10,
  sendWindowMs: dayMs,
} as const;

/** The digits of a typed or pasted code, which may contain spaces or dashes; null for anything else. */
export const readOneTimeCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};
