import type { Voucher } from '@pasar/catalogue-api';
import { buildPath, shopPath } from '@pasar/routing-table';

/** Where a voucher can be spent: in its shop, or anywhere. */
export const spendPath = ({ shop }: Pick<Voucher, 'shop'>): string =>
  shop ? shopPath({ username: shop.username, shopId: shop.shopid }) : buildPath('popular-products');
