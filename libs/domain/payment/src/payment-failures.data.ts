/** What a shopper can do after a failure. */
export const paymentNextSteps = ['try-again', 'other-method', 'top-up', 'ask-bank', 'none'] as const;
export type NextStep = (typeof paymentNextSteps)[number];

type FailureRow = {
  /** The best step first. */
  readonly nextSteps: readonly NextStep[];
};

/** Reasons for a failed payment; each provider's codes are mapped to these. */
export const paymentFailures = {
  declined: { nextSteps: ['other-method', 'ask-bank'] },
  'insufficient-funds': { nextSteps: ['other-method', 'ask-bank'] },
  'expired-card': { nextSteps: ['try-again', 'other-method'] },
  'incorrect-details': { nextSteps: ['try-again', 'other-method'] },
  'authentication-failed': { nextSteps: ['try-again', 'other-method'] },
  'limit-exceeded': { nextSteps: ['other-method', 'ask-bank'] },
  'suspected-fraud': { nextSteps: ['other-method', 'ask-bank'] },
  'wallet-balance': { nextSteps: ['top-up', 'other-method'] },
  'too-many-attempts': { nextSteps: ['other-method', 'try-again'] },
  'cancelled-by-shopper': { nextSteps: ['try-again', 'other-method'] },
  'agreement-refused': { nextSteps: ['other-method', 'try-again'] },
  'provider-unavailable': { nextSteps: ['try-again', 'other-method'] },
  expired: { nextSteps: ['try-again', 'other-method'] },
  'order-closed': { nextSteps: ['none'] },
} as const satisfies Readonly<Record<string, FailureRow>>;

export type PaymentFailure = keyof typeof paymentFailures;

/** Whether an external text is a reason. */
export const isPaymentFailure = (text: string): text is PaymentFailure =>
  Object.hasOwn(paymentFailures, text);

/** Parses a reason; `declined` for an unknown one. */
export const toPaymentFailure = (text: string | null | undefined): PaymentFailure =>
  text && isPaymentFailure(text) ? text : 'declined';

/** The next steps after a failure, the best one first. */
export const nextSteps = (failure: PaymentFailure): readonly NextStep[] => paymentFailures[failure].nextSteps;
