/**
 * How a payment stands. `unknown`: the provider was asked and has not answered, so that nobody may say yet that it
 * failed.
 */
export const paymentStates = ['unknown', 'pending', 'paid', 'failed', 'expired', 'cancelled'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What is learnt of a payment, from the provider, the clock or the shopper. */
export type PaymentEvent = 'waits' | 'no-answer' | 'paid' | 'failed' | 'deadline' | 'cancel';

type Transitions = Partial<Readonly<Record<PaymentEvent, PaymentState>>>;

const open: Transitions = {
  waits: 'pending',
  'no-answer': 'unknown',
  paid: 'paid',
  failed: 'failed',
  deadline: 'expired',
  cancel: 'cancelled',
};

/**
 * Money that arrived counts whatever was said before: an event may come late or out of order. What was paid stays paid.
 */
const late: Transitions = { paid: 'paid' };

const transitions: Readonly<Record<PaymentState, Transitions>> = {
  // Nothing but the provider's word ends what is not known.
  unknown: { waits: 'pending', paid: 'paid', failed: 'failed', cancel: 'unknown', deadline: 'unknown' },
  pending: open,
  paid: {},
  failed: late,
  expired: late,
  cancelled: late,
};

/** The state after an event; the same state when the event changes nothing. */
export const nextPaymentState = (state: PaymentState, event: PaymentEvent): PaymentState =>
  transitions[state][event] ?? state;

/** Whether the payment can still be paid by the shopper, or may have been. */
export const isPaymentOpen = (state: PaymentState): boolean => state === 'unknown' || state === 'pending';
