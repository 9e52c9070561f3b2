import type { Voucher } from '@pasar/catalogue-api';
import { buildPath, shopPath } from '@pasar/routing-table';

/** The path where a voucher can be used: its shop, or the whole store. */
export const spendPath = ({ shop }: Pick<Voucher, 'shop'>): string =>
  shop ? shopPath({ username: shop.username, shopId: shop.shopid }) : buildPath('popular-products');
