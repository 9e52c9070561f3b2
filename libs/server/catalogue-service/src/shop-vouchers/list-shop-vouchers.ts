import type { listShopVouchers } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { createCursor } from '@pasar/http-server';
import { sql } from 'kysely';
import { isInPhase } from '../is-in-phase.ts';
import type { Seller } from '../shop-products/product-deps.ts';
import { presentListedVoucher } from './present-shop-voucher.ts';
import { selectShopVouchers } from './shop-voucher-row.ts';
import type { ShopVoucherDeps } from './shop-voucher-row.ts';

const vouchersPerPage = 20;
const cursors = createCursor('seller-vouchers', { ends_at: 'integer', code: 'text' });

type Query = CallQuery<typeof listShopVouchers>;

/**
 * Lists the vouchers of the seller's shop in one phase: the first to end first, ended ones the latest first. Throws PARAM
 * for an invalid cursor.
 */
export async function listOwnVouchers(
  deps: ShopVoucherDeps,
  seller: Seller,
  { phase, cursor }: Query,
  now: number,
): Promise<CallData<typeof listShopVouchers>> {
  const market = seller.market.code;
  const { shopid } = seller;
  const after = cursors.read(cursor);
  const direction = phase === 'ended' ? 'desc' : 'asc';
  const code = sql`code collate "C"`;
  let query = selectShopVouchers(deps, { market, shopid })
    .where(isInPhase(phase, now))
    .orderBy('ends_at', direction)
    .orderBy(code, direction)
    .limit(vouchersPerPage + 1);
  if (after) {
    const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(ends_at, ${code}) ${isAfter} (${after.ends_at}::int8, ${after.code})`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, vouchersPerPage);
  const last = page.at(-1);
  return {
    vouchers: page.map((row) => presentListedVoucher(row, now)),
    ...(last && rows.length > vouchersPerPage && { next: cursors.write(last) }),
  };
}
