import { buildPath, shopPath } from '@pasar/routing-table';
import type { ShopTab } from './shop-tabs.data.ts';

const routes = {
  products: 'shop-search',
  categories: 'shop-category',
  ratings: 'shop-rating',
  details: 'shop-details',
} as const;

type ShopIdentity = { readonly shopid: number; readonly username: string };

/** The path of a shop page. */
export const shopTabPath = ({ shopid, username }: ShopIdentity, tab: ShopTab): string =>
  tab === 'shop' ? shopPath({ username, shopId: shopid }) : buildPath(routes[tab], { shopId: shopid });
