export { firstStatus } from './first-status.ts';
export { canCancel, moveOrder, orderActions } from './move-order.ts';
export type { OrderMove } from './move-order.ts';
export { isOrderStatus, orderStatuses } from './order-status.ts';
export type { OrderStatus } from './order-status.ts';
export type { Actor, OrderAction, Transition } from './order-transitions.data.ts';
export { isPaymentOverdue, paymentDeadline, paymentWindowMs } from './payment-deadline.ts';
export { paymentAfter, paymentStatuses } from './payment-status.ts';
export type { InitialPaymentStatus, PaymentStatus } from './payment-status.ts';
