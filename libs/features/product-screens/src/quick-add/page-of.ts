import { productPath } from '@pasar/routing-table';
import type { Place } from '../purchase/wish.ts';

type Item = { readonly name: string; readonly shopid: number; readonly itemid: number };

/** The page of an item. */
export const pageOf = ({ name, shopid, itemid }: Item): Place => ({
  pathname: productPath({ name, shopId: shopid, itemId: itemid }),
  search: '',
});
