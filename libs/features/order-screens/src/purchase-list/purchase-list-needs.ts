import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { parseStatus } from './parse-status.ts';

/** Fetches the first page of the tab. */
export const purchaseListNeeds = ({ query }: ScreenInput<'purchase-list'>): readonly Need[] => {
  const status = parseStatus(query);
  return [orderApi.endpoints.listOrders.initiate(status ? { status } : {})];
};
