import type { OrderAction } from './order-transitions.data.ts';

/** The payment status of an order. `voided`: nothing was taken and nothing is owed any more. */
export const paymentStatuses = ['due-on-delivery', 'paid', 'unpaid', 'refunded', 'voided'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Payment status of a new order; an unpaid one waits for a payment to be started. */
export const initialPaymentStatuses = [
  'due-on-delivery',
  'paid',
  'unpaid',
] as const satisfies PaymentStatus[];
export type InitialPaymentStatus = (typeof initialPaymentStatuses)[number];

type StatusTransitions = Partial<Readonly<Record<PaymentStatus, PaymentStatus>>>;

/** A cancelled order is refunded or voided. */
const ended: StatusTransitions = {
  paid: 'refunded',
  unpaid: 'voided',
  'due-on-delivery': 'voided',
};

/** How order actions change the payment status; unlisted statuses stay unchanged. */
const changesByAction: Partial<Readonly<Record<OrderAction, StatusTransitions>>> = {
  pay: { unpaid: 'paid' },
  cancel: ended,
  // Cash on delivery is collected at the door.
  deliver: { 'due-on-delivery': 'paid' },
  receive: { 'due-on-delivery': 'paid' },
  'accept-cancellation': ended,
  'request-return': { 'due-on-delivery': 'paid' },
  refund: ended,
};

/** The payment status after an action on the order. */
export const nextPaymentStatus = (action: OrderAction, payment: PaymentStatus): PaymentStatus =>
  changesByAction[action]?.[payment] ?? payment;
