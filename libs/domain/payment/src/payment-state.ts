/**
 * States of a payment. `unknown`: the provider was called and has not responded, so that the payment may or may not have
 * failed.
 */
export const paymentStates = ['unknown', 'pending', 'paid', 'failed', 'expired', 'cancelled'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** Events of a payment, from the provider, the clock or the shopper. */
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

/** A payment that arrives late or out of order still counts. `paid` is final. */
const late: Transitions = { paid: 'paid' };

const transitions: Readonly<Record<PaymentState, Transitions>> = {
  // Only the provider's response ends the unknown state.
  unknown: { waits: 'pending', paid: 'paid', failed: 'failed', cancel: 'unknown', deadline: 'unknown' },
  pending: open,
  paid: {},
  failed: late,
  expired: late,
  cancelled: late,
};

/** The state after an event; unchanged if the event has no effect. */
export const nextPaymentState = (state: PaymentState, event: PaymentEvent): PaymentState =>
  transitions[state][event] ?? state;

/** Whether the shopper can still pay, or may have paid. */
export const isPaymentOpen = (state: PaymentState): boolean => state === 'unknown' || state === 'pending';
