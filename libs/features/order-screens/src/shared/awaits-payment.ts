import { orderActions } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';

/** Whether the order awaits payment. */
export const awaitsPayment = ({ status }: { readonly status: OrderStatus }): boolean =>
  orderActions(status, 'buyer').includes('pay');
