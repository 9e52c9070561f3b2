import { firstId, queryPieces } from '../query-pieces.ts';
import type { Redirect } from './redirect-context.ts';

/**
 * The legacy order detail: `checkoutid` takes precedence over `orderid`, whatever their order (doc1 §2.5).
 * @spec redirect-order-both-roles redirect-wsa
 */
export const redirectOrderDetail: Redirect = ({ address }) => {
  const pieces = queryPieces(address.search);
  const checkoutId = firstId(pieces, ['checkoutid']);
  if (checkoutId) return `/user/purchase/checkout/${checkoutId}`;
  const orderId = firstId(pieces, ['orderid']);
  return orderId && `/user/purchase/order/${orderId}`;
};

/**
 * The legacy pick-up address selection: uses `return_id` of the query, else redirects to home (amb-select-address-missing-id).
 */
export const redirectSelectAddress: Redirect = ({ address }) => {
  const returnId = firstId(queryPieces(address.search), ['return_id']);
  return returnId && `/return/select-shipping-option/${returnId}`;
};
