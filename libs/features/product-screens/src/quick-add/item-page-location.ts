import { productPath } from '@pasar/routing-table';
import type { PageLocation } from '../purchase/pending-add-to-cart.ts';

type Item = { readonly name: string; readonly shopid: number; readonly itemid: number };

/** The location of an item's page. */
export const itemPageLocation = ({ name, shopid, itemid }: Item): PageLocation => ({
  pathname: productPath({ name, shopId: shopid, itemId: itemid }),
  search: '',
});
