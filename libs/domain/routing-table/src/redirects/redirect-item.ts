import { firstId, forwardedQuery, queryPieces, withoutNames } from '../query-pieces.ts';
import type { Redirect } from './redirect-context.ts';

const hashNames = ['shopid', 'itemid'];
const queryNames = ['sid', 'shopid', 'iid', 'itemid'];

/** An anchor such as `#reviews` is not a list of parameters and stays unchanged (amb-item-bare-hash). */
const forwardedHash = (hash: string): string => (hash.includes('=') ? withoutNames(hash, hashNames) : hash);

/**
 * `/item`: the hash before the query, `sid` before `shopid`, `iid` before `itemid`; an invalid id has no further fallback (doc1
 * §2.5, amb-item-id-precedence).
 * @spec redirect-item-ids
 */
export const redirectItem: Redirect = ({ address: { search, hash } }) => {
  const [query, anchor] = [queryPieces(search), queryPieces(hash)];
  const shopId = firstId(anchor, ['shopid']) ?? firstId(query, ['sid', 'shopid']);
  const itemId = firstId(anchor, ['itemid']) ?? firstId(query, ['iid', 'itemid']);
  if (!shopId || !itemId) return undefined;
  return `/product/${shopId}/${itemId}${forwardedQuery(search, queryNames)}${forwardedHash(hash)}`;
};
