import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { readOrderNumber, readTarget } from './read-target.ts';

/** Fetches the order with the number, or the latest ones; nothing for a link that redirects. */
export const universalNeeds = ({ query }: ScreenInput<'order-universal'>): readonly Need[] => {
  const number = readOrderNumber(query);
  return readTarget(query) === undefined
    ? [orderApi.endpoints.listOrders.initiate(number === '' ? {} : { order_sn: number })]
    : [];
};
