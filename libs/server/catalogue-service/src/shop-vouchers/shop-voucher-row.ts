import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';

export type ShopVoucherRow = Selectable<Database['voucher']> & {
  /** Buyers who have claimed it. */
  readonly claimed: number;
};

/** Dependencies of sellers' voucher functions. Within a transaction, `db` is the transaction. */
export type ShopVoucherDeps = { readonly db: Kysely<Database> };

type ShopKey = { readonly market: string; readonly shopid: number };

/** Selects a shop's vouchers with the number of their claims. */
export const selectShopVouchers = ({ db }: ShopVoucherDeps, { market, shopid }: ShopKey) =>
  db
    .selectFrom('voucher')
    .selectAll('voucher')
    .select(
      sql<number>`(select count(*)::int from voucher_claim as c
        where c.market = voucher.market and c.code = voucher.code)`.as('claimed'),
    )
    .where('market', '=', market)
    .where('shopid', '=', shopid);

/** Reads a voucher of a shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function readShopVoucherRow(
  deps: ShopVoucherDeps,
  shop: ShopKey,
  code: string,
): Promise<ShopVoucherRow> {
  const row = await selectShopVouchers(deps, shop).where('code', '=', code).executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such voucher.');
  return row;
}

/**
 * Locks a voucher of a shop against claims, uses and saves, then reads it. Throws NOT_FOUND if it does not exist or belongs to
 * another shop, and VOUCHER_CHANGED if its revision is not the one that was read.
 */
export async function lockShopVoucherRow(
  deps: ShopVoucherDeps,
  shop: ShopKey,
  { code, revision }: { readonly code: string; readonly revision: number },
): Promise<ShopVoucherRow> {
  await sql`select from voucher
    where market = ${shop.market} and shopid = ${shop.shopid} and code = ${code} for no key update`.execute(
    deps.db,
  );
  // A separate statement, which sees the claims that were stored while waiting for the lock.
  const row = await readShopVoucherRow(deps, shop, code);
  if (row.revision !== revision) throw new ApiError(errorCodes.VOUCHER_CHANGED);
  return row;
}
