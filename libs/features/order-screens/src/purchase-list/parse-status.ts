import { isOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';

/** Parses `?status=`; undefined, for the tab with all orders, if it is missing or invalid. */
export function parseStatus(query: string): OrderStatus | undefined {
  const wanted = new URLSearchParams(query).get('status') ?? '';
  return isOrderStatus(wanted) ? wanted : undefined;
}
