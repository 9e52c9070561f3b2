import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { shopPath } from '@pasar/routing-table';

type ShopIdentity = { readonly shopid: number; readonly username: string };

/** Parses the URL of a shop's list, which is its state. */
export const shopAddress = ({ shopid, username }: ShopIdentity, query: string): ListAddress =>
  listAddress({ path: shopPath({ username, shopId: shopid }), query });
