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

/** What is left to the person who meets the error. */
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

/** One error code. Codes and names are for ever: a client of any age may meet them. */
export interface ErrorRow {
  /** Kebab-case; the specification's row id where there is one, `own-…` where the code is ours. */
  readonly id: string;
  readonly code: number;
  readonly name: string;
  readonly family: ErrorFamily;
  /** For developers and logs; shoppers read the translation of `error_<code>`. */
  readonly meaning: string;
  /** The HTTP status it travels under. */
  readonly status: number;
  readonly userAction: UserAction;
  /** Whether the very same request may succeed later. */
  readonly retryable: boolean;
  /** Seconds to wait first, where that is known. */
  readonly cooldownSeconds?: number;
  /** The screen that lets the person go on (amb-verification-flow, amb-anti-crawler-handling). */
  readonly screen?: string;
  /** Whether it tells of a fault of ours that error reporting should hear of. */
  readonly reported: boolean;
}
