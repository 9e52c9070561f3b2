import { isNotFound } from '@pasar/base-api';
import { afterSaleApi } from '@pasar/order-api';

type SelectReturn = ReturnType<typeof afterSaleApi.endpoints.getReturn.select>;

/** Returns the HTTP status of a page about one return: 404 if no such return was found. */
export const readReturnStatus = (
  state: Parameters<SelectReturn>[0],
  key: Parameters<typeof afterSaleApi.endpoints.getReturn.select>[0],
): 200 | 404 => (isNotFound(afterSaleApi.endpoints.getReturn.select(key)(state).error) ? 404 : 200);
