import { queryPieces } from '../query-pieces.ts';
import type { Redirect } from './redirect-context.ts';

/** Old name, new name; in the target's order. */
const renames = [
  ['search', 'keyword'],
  ['shopid', 'shop'],
  ['shop_categoryids', 'shopCollection'],
  ['original_categoryid', 'originalCategoryId'],
  ['categoryid', 'category'],
  ['sub_categoryid', 'subcategory'],
  ['page', 'page'],
] as const;

/**
 * `/search-item`: renames parameters, keeps their values, and drops absent and unlisted ones (amb-search-item-absent).
 * @spec redirect-search-item
 */
export const redirectSearchItem: Redirect = ({ address }) => {
  const pieces = queryPieces(address.search);
  const carried = renames.flatMap(([from, to]) => {
    const piece = pieces.find(({ name }) => name === from);
    return piece ? [`${to}=${piece.value}`] : [];
  });
  return carried.length > 0 ? `/search?${carried.join('&')}` : '/search';
};

/**
 * `/search-user`: uses `keyword`, else `search`; empty if there is neither (amb-search-user-source).
 * @spec redirect-search-user
 */
export const redirectSearchUser: Redirect = ({ address }) => {
  const pieces = queryPieces(address.search);
  const keyword = ['keyword', 'search']
    .flatMap((wanted) => pieces.filter(({ name }) => name === wanted))
    .find(({ value }) => value);
  return `/search_user?keyword=${keyword?.value ?? ''}`;
};
