export { initialStatus } from './initial-status.ts';
export { canCancel, transitionOrder, orderActions } from './transition-order.ts';
export type { OrderTransitionResult } from './transition-order.ts';
export { isOrderStatus, orderStatuses } from './order-status.ts';
export type { OrderStatus } from './order-status.ts';
export type { Actor, OrderAction, Transition } from './order-transitions.data.ts';
export { isPaymentOverdue, paymentDeadline, paymentWindowMs } from './payment-deadline.ts';
export { nextPaymentStatus, paymentStatuses } from './payment-status.ts';
export type { InitialPaymentStatus, PaymentStatus } from './payment-status.ts';
