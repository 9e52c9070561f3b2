import { errorCodes } from '@pasar/error-catalogue';

/** When a call asks for a verification first. */
export type VerificationPolicy = {
  /** The answer that asks for it. */
  readonly code: number;
  /** Hits of one client in a window that are free; 0 asks each time. */
  readonly freeHits: number;
  readonly windowMs: number;
};

const minuteMs = 60_000;
const identity = { code: errorCodes.NEED_IDENTITY_VERIFICATION, freeHits: 0, windowMs: 0 } as const;

/** Every purpose of a verification. A store's settings may switch a row off or change its free hits. */
export const verificationPolicies = {
  // Failed sign-ins under one name.
  'sign-in': { code: errorCodes.NEED_CAPTCHA, freeHits: 5, windowMs: 10 * minuteMs },
  'sign-up': { code: errorCodes.CAPTCHA_VERIFICATION_REQUIRED, freeHits: 5, windowMs: 60 * minuteMs },
  search: { code: errorCodes.ANTI_CRAWLER, freeHits: 240, windowMs: minuteMs },
  'set-wallet-pin': identity,
  // Somebody who knows the password only must not replace the PIN.
  'replace-wallet-pin': { ...identity, code: errorCodes.NEED_OTP },
  'change-phone': identity,
  'change-email': identity,
  'change-password': identity,
  'change-tax-id': identity,
  'payment-methods': identity,
  'export-data': identity,
  'delete-account': identity,
  'sign-out-devices': identity,
} as const satisfies Readonly<Record<string, VerificationPolicy>>;

export type VerificationPurpose = keyof typeof verificationPolicies;
export type VerificationPolicies = Readonly<Record<VerificationPurpose, VerificationPolicy>>;
