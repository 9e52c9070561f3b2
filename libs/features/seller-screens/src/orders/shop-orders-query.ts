import { parseOrderStatus } from '@pasar/order';
import type { ShopOrderListQuery } from '@pasar/order-api';

/** The query of the list that a URL shows. */
export function shopOrdersQuery(query: string): ShopOrderListQuery {
  const status = parseOrderStatus(query);
  return status ? { status } : {};
}
