import type { OrderStatus } from './order-status.ts';
import type { InitialPaymentStatus } from './payment-status.ts';

const firsts: Readonly<Record<InitialPaymentStatus, OrderStatus>> = {
  'due-on-delivery': 'to_ship',
  paid: 'to_ship',
  unpaid: 'to_pay',
};

/** The initial status: `to_ship` when paid or cash on delivery, otherwise `to_pay`. */
export const initialStatus = (payment: InitialPaymentStatus): OrderStatus => firsts[payment];
