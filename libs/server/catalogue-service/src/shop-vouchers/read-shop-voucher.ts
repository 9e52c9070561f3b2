import type { ShopVoucher } from '@pasar/catalogue-contract';
import type { Seller } from '../shop-products/product-deps.ts';
import { presentVoucherFields } from './present-shop-voucher.ts';
import { readShopVoucherRow } from './shop-voucher-row.ts';
import type { ShopVoucherDeps, ShopVoucherRow } from './shop-voucher-row.ts';

async function readChosenItems(
  { db }: ShopVoucherDeps,
  { market, itemids }: ShopVoucherRow,
  shopid: number,
): Promise<ShopVoucher['items']> {
  if (itemids === null) return [];
  const rows = await db
    .selectFrom('item')
    .select(['itemid', 'name', 'pictures'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', 'in', itemids)
    .orderBy('name')
    .orderBy('itemid')
    .execute();
  return rows.map(({ itemid, name, pictures: [picture] }) => ({
    itemid,
    title: name,
    ...(picture && { picture }),
  }));
}

/** Reads one voucher of the seller's shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function readOwnVoucher(
  deps: ShopVoucherDeps,
  seller: Seller,
  code: string,
  now: number,
): Promise<ShopVoucher> {
  const { shopid } = seller;
  const row = await readShopVoucherRow(deps, { market: seller.market.code, shopid }, code);
  return { ...presentVoucherFields(row, now), items: await readChosenItems(deps, row, shopid) };
}
