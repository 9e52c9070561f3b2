import type { OrderStatus } from './order-status.ts';
import type { InitialPaymentStatus } from './payment-status.ts';

const firsts: Readonly<Record<InitialPaymentStatus, OrderStatus>> = {
  'due-on-delivery': 'to_ship',
  paid: 'to_ship',
  declined: 'to_pay',
};

/** Where an order begins: with the seller once it is paid or payable at the door, with the buyer while it is not. */
export const initialStatus = (payment: InitialPaymentStatus): OrderStatus => firsts[payment];
