import { isOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';

/** The tab that `?status=` names; anything else is the tab with all orders. */
export function statusOfQuery(query: string): OrderStatus | undefined {
  const wanted = new URLSearchParams(query).get('status') ?? '';
  return isOrderStatus(wanted) ? wanted : undefined;
}
