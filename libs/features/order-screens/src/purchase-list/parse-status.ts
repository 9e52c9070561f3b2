import { isOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';

/** The status that `?status=` names; undefined for any other value, which is the tab with all orders. */
export function parseStatus(query: string): OrderStatus | undefined {
  const wanted = new URLSearchParams(query).get('status') ?? '';
  return isOrderStatus(wanted) ? wanted : undefined;
}
