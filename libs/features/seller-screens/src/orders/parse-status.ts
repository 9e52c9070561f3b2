import { isOrderStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import type { ShopOrderListQuery } from '@pasar/order-api';

/** Parses `?status=`; undefined, for all orders, if it is missing or invalid. */
export function parseStatus(query: string): OrderStatus | undefined {
  const wanted = new URLSearchParams(query).get('status') ?? '';
  return isOrderStatus(wanted) ? wanted : undefined;
}

/** The list query of a URL. */
export function toListQuery(query: string): ShopOrderListQuery {
  const status = parseStatus(query);
  return status ? { status } : {};
}
