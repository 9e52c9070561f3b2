/** What a one-time code is for: a code of one purpose is no code of another. */
export const codePurposes = ['sign-in', 'sign-up', 'reset'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** What a member who is signed in gets a code for: to prove who they are, or that a new number is theirs. */
export type MemberCodePurpose = 'identity' | 'change-phone';

/** Limits of one-time codes. */
export const oneTimeCodeLimits = {
  digits: 6,
  lifetimeMs: 10 * 60_000,
  /** Between two codes to one recipient. */
  resendCooldownMs: 60_000,
  /** Guesses in a window; another code does not start a new window. */
  maxAttempts: 5,
  attemptWindowMs: 60 * 60_000,
  /** Codes to one recipient in a day. */
  maxSends: 10,
  sendWindowMs: 24 * 60 * 60_000,
} as const;

/** The digits of a code as people type or paste it, with spaces or dashes; null for anything else. */
export const readOneTimeCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};
