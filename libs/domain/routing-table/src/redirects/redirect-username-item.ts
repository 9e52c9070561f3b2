import { forwardedQuery } from '../query-pieces.ts';
import type { Redirect } from './redirect-context.ts';

/** `/{username}/{itemId}`: the item page if the lookup finds the shop, else home (doc1 §2.5). @spec redirect-username-lookup */
export const redirectUsernameItem: Redirect = ({ address, captures, shopIdByUsername }) => {
  const { username = '', itemId } = captures;
  const shopId = Object.hasOwn(shopIdByUsername, username) ? String(shopIdByUsername[username]) : '';
  return /^[1-9][0-9]*$/.test(shopId)
    ? `/product/${shopId}/${itemId}${forwardedQuery(address.search)}${address.hash}`
    : undefined;
};
