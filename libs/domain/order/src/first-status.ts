import type { OrderStatus } from './order-status.ts';

/** How an order's payment stands. */
export type PaymentStatus = 'due-on-delivery' | 'paid' | 'declined';

const firsts: Readonly<Record<PaymentStatus, OrderStatus>> = {
  'due-on-delivery': 'to_ship',
  paid: 'to_ship',
  declined: 'to_pay',
};

/** Where an order begins: with the seller once it is paid or payable at the door, with the buyer while it is not. */
export const firstStatus = (payment: PaymentStatus): OrderStatus => firsts[payment];
