import { parseOrderStatus } from '@pasar/order';
import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the first page of the tab. */
export const purchaseListNeeds = ({ query }: ScreenInput<'purchase-list'>): readonly Need[] => {
  const status = parseOrderStatus(query);
  return [orderApi.endpoints.listOrders.initiate(status ? { status } : {})];
};
