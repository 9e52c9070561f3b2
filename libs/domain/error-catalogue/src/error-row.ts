/** Domains that an error may belong to. */
export const errorFamilies = [
  'general',
  'account',
  'add-on-deal',
  'address',
  'branch-reselection',
  'cart',
  'consent',
  'error-reporting',
  'feature-toggle',
  'item-card',
  'kyc',
  'legacy-redirect',
  'order',
  'page-builder',
  'persistence',
  'product',
  'redirect',
  'shell',
  'social',
  'tracking',
  'transport',
  'verification',
  'wallet-payment',
] as const;

/** @spec family-account family-add-on-deal family-address family-cart family-kyc family-wallet-payment */
export type ErrorFamily = (typeof errorFamilies)[number];

/** What the user can do about the error. */
export type UserAction =
  | 'none'
  | 'retry'
  | 'wait'
  | 'start-again'
  | 'correct-input'
  | 'choose-another'
  | 'check-cart'
  | 'sign-in'
  | 'verify'
  | 'change-password'
  | 'go-back'
  | 'update'
  | 'contact-support';

/** One error code. Codes and names never change: old clients rely on them. */
export type ErrorRow = {
  /** Kebab-case; the specification's row id if there is one, `own-…` for our own codes. */
  readonly id: string;
  readonly code: number;
  readonly name: string;
  readonly family: ErrorFamily;
  /** For developers and logs; shoppers read the translation of `error_<code>`. */
  readonly meaning: string;
  /** HTTP status. */
  readonly status: number;
  readonly userAction: UserAction;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Seconds to wait first, if known. */
  readonly cooldownSeconds?: number;
  /** The screen that resolves the error (amb-verification-flow, amb-anti-crawler-handling). */
  readonly screen?: string;
  /** The page that resolves the error, offered with its message instead of opened. */
  readonly nextStep?: string;
  /** Whether it is our bug and is reported. */
  readonly reported: boolean;
};
