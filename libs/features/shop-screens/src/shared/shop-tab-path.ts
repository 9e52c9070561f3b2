import { buildPath, shopPath } from '@pasar/routing-table';
import type { ShopTab } from './shop-tabs.data.ts';

const routes = {
  products: 'shop-search',
  categories: 'shop-category',
  ratings: 'shop-rating',
  details: 'shop-details',
} as const;

type ShopName = { readonly shopid: number; readonly username: string };

/** Where a page of a shop stands. */
export const shopTabPath = ({ shopid, username }: ShopName, tab: ShopTab): string =>
  tab === 'shop' ? shopPath({ username, shopId: shopid }) : buildPath(routes[tab], { shopId: shopid });
