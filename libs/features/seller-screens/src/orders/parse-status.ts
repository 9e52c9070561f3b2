import { isOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import type { ShopOrderListQuery } from '@pasar/order-api';

/** The status that `?status=` names; undefined, for all orders, where it names none. */
export function parseStatus(query: string): OrderStatus | undefined {
  const wanted = new URLSearchParams(query).get('status') ?? '';
  return isOrderStatus(wanted) ? wanted : undefined;
}

/** The list that an address shows. */
export function toListQuery(query: string): ShopOrderListQuery {
  const status = parseStatus(query);
  return status ? { status } : {};
}
