import { isOrderStatus } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';

/** Parses `?status=` of a list of orders; undefined, for all orders, if it is missing or invalid. */
export function parseOrderStatus(query: string): OrderStatus | undefined {
  const status = new URLSearchParams(query).get('status') ?? '';
  return isOrderStatus(status) ? status : undefined;
}
