import { promotionPhase } from '@pasar/cart';
import type { endShopVoucher } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { Seller } from '../shop-products/product-deps.ts';
import { lockShopVoucherRow } from './shop-voucher-row.ts';
import type { ShopVoucherDeps } from './shop-voucher-row.ts';

/**
 * Ends a running voucher, or deletes an upcoming one, which nobody can have claimed or used. Throws NOT_FOUND if it belongs to
 * another shop, EXPIRED if it has ended, VOUCHER_CHANGED if it was saved since it was read.
 */
export function endOwnVoucher(
  { db: outside }: ShopVoucherDeps,
  seller: Seller,
  { code, revision }: CallBody<typeof endShopVoucher>,
  now: number,
): Promise<CallData<typeof endShopVoucher>> {
  return outside.transaction().execute(async (db) => {
    const market = seller.market.code;
    const { shopid } = seller;
    const row = await lockShopVoucherRow({ db }, { market, shopid }, { code, revision });
    const phase = promotionPhase(row, now);
    if (phase === 'ended') throw new ApiError(errorCodes.EXPIRED, 'The voucher has ended.');
    // The column requires an end after the start.
    const ends_at = Math.max(now, row.starts_at + 1);
    await (
      phase === 'upcoming'
        ? db.deleteFrom('voucher').where('market', '=', market).where('code', '=', code)
        : db
            .updateTable('voucher')
            .set({ ends_at, revision: sql`revision + 1` })
            .where('market', '=', market)
            .where('code', '=', code)
    ).execute();
    return { code, is_deleted: phase === 'upcoming' };
  });
}
