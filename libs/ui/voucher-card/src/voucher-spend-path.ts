import { shopPath } from '@pasar/routing-table';
import type { VoucherData } from './voucher-card-props.ts';

/** The path where a voucher can be used: its shop, or `storePath` for a voucher of the marketplace. */
export const voucherSpendPath = ({ shop }: Pick<VoucherData, 'shop'>, storePath: string): string =>
  shop ? shopPath({ username: shop.username, shopId: shop.shopid }) : storePath;
