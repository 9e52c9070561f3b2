import type { OrderAction } from './order-transitions.data.ts';

/** How an order's payment stands. `voided`: nothing was taken and nothing is owed any more. */
export const paymentStatuses = ['due-on-delivery', 'paid', 'unpaid', 'refunded', 'voided'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** How the payment can stand when an order is placed; an unpaid one waits for a payment to be started. */
export const initialPaymentStatuses = [
  'due-on-delivery',
  'paid',
  'unpaid',
] as const satisfies PaymentStatus[];
export type InitialPaymentStatus = (typeof initialPaymentStatuses)[number];

type Changes = Partial<Readonly<Record<PaymentStatus, PaymentStatus>>>;

/** A cancelled order is refunded or voided. */
const ended: Changes = {
  paid: 'refunded',
  unpaid: 'voided',
  'due-on-delivery': 'voided',
};

/** What an action on an order does to its payment; a payment that is not named stays as it is. */
const changesByAction: Partial<Readonly<Record<OrderAction, Changes>>> = {
  pay: { unpaid: 'paid' },
  cancel: ended,
  // Cash on delivery is taken at the door.
  deliver: { 'due-on-delivery': 'paid' },
  receive: { 'due-on-delivery': 'paid' },
  'accept-cancellation': ended,
  'request-return': { 'due-on-delivery': 'paid' },
  refund: ended,
};

/** The payment status after an action that changed the order. */
export const nextPaymentStatus = (action: OrderAction, payment: PaymentStatus): PaymentStatus =>
  changesByAction[action]?.[payment] ?? payment;
