import type { OrderStatus } from './order-status.ts';

/** Who changes an order: buyer, seller, or the marketplace itself (incoming payments, expired deadlines). */
export const actors = ['buyer', 'seller', 'system'] as const;
export type Actor = (typeof actors)[number];

export type Transition = {
  readonly action: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Actor[];
};

/**
 * Every allowed transition; anything else is rejected. A transition that keeps the status is still recorded in the order's
 * history.
 */
export const orderTransitions = [
  { action: 'pay', from: 'to_pay', to: 'to_ship', by: ['buyer', 'system'] },
  { action: 'cancel', from: 'to_pay', to: 'cancelled', by: ['buyer', 'seller', 'system'] },
  { action: 'cancel', from: 'to_ship', to: 'cancelled', by: ['buyer', 'seller', 'system'] },
  { action: 'cancel-part', from: 'to_ship', to: 'to_ship', by: ['buyer', 'seller'] },
  { action: 'ship', from: 'to_ship', to: 'to_receive', by: ['seller'] },
  { action: 'deliver', from: 'to_receive', to: 'to_receive', by: ['system'] },
  { action: 'request-cancellation', from: 'to_receive', to: 'to_receive', by: ['buyer'] },
  { action: 'refuse-cancellation', from: 'to_receive', to: 'to_receive', by: ['seller', 'system'] },
  { action: 'accept-cancellation', from: 'to_receive', to: 'cancelled', by: ['seller', 'system'] },
  { action: 'receive', from: 'to_receive', to: 'completed', by: ['buyer', 'system'] },
  { action: 'request-return', from: 'to_receive', to: 'return_refund', by: ['buyer'] },
  { action: 'request-return', from: 'completed', to: 'return_refund', by: ['buyer'] },
  { action: 'withdraw-return', from: 'return_refund', to: 'completed', by: ['buyer', 'system'] },
  { action: 'refuse-return', from: 'return_refund', to: 'completed', by: ['seller', 'system'] },
  { action: 'refund-part', from: 'return_refund', to: 'completed', by: ['seller', 'system'] },
  { action: 'refund', from: 'return_refund', to: 'cancelled', by: ['seller', 'system'] },
] as const satisfies readonly Transition[];

export type OrderAction = (typeof orderTransitions)[number]['action'];
