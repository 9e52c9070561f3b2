import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';

/** When a call requires verification. */
export type VerificationPolicy = {
  /** The error code of a call that requires it. */
  readonly code: number;
  /** Hits per client and window without verification; 0 always requires it. */
  readonly freeHits: number;
  readonly windowMs: number;
};

const identity = { code: errorCodes.NEED_IDENTITY_VERIFICATION, freeHits: 0, windowMs: 0 } as const;

/** Every purpose of a verification. A store's settings may disable a row or change its free hits. */
export const verificationPolicies = {
  // Failed sign-ins with the same name.
  'sign-in': { code: errorCodes.NEED_CAPTCHA, freeHits: 5, windowMs: 10 * minuteMs },
  'sign-up': { code: errorCodes.CAPTCHA_VERIFICATION_REQUIRED, freeHits: 5, windowMs: 60 * minuteMs },
  search: { code: errorCodes.ANTI_CRAWLER, freeHits: 240, windowMs: minuteMs },
  'set-wallet-pin': identity,
  // Knowing only the password must not be enough to replace the PIN.
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
