export { firstStatus } from './first-status.ts';
export type { PaymentStatus } from './first-status.ts';
export { canCancel, moveOrder, orderActions } from './move-order.ts';
export type { OrderMove } from './move-order.ts';
export { isOrderStatus, orderStatuses } from './order-status.ts';
export type { OrderStatus } from './order-status.ts';
export { orderTransitions } from './order-transitions.data.ts';
export type { Actor, OrderAction, Transition } from './order-transitions.data.ts';
