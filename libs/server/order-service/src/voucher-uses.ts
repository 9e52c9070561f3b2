import type { Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';

/** Locks vouchers in code order, so that later reads stay valid until the end of the transaction. */
export async function lockVouchers(
  { db }: OrderDeps,
  market: string,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  await db
    .selectFrom('voucher')
    .select('code')
    .where('market', '=', market)
    .where('code', 'in', codes)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
}

/** Counts a use. Throws VOUCHER_INVALID if none is left: the count never falls below zero. */
export async function addVoucherUse(
  { db }: OrderDeps,
  { userid, market }: Shopper,
  { code, checkoutid, now }: { code: string; checkoutid: number; now: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('voucher')
    .set({ uses_left: sql`uses_left - 1`, used: sql`used + 1` })
    .where('market', '=', market.code)
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiError(errorCodes.VOUCHER_INVALID, `${code}: used-up`);
  await db
    .insertInto('voucher_use')
    .values({ user_id: userid, market: market.code, code, checkoutid, used_at: now })
    .execute();
}

/** Releases a use, once. */
export async function releaseVoucherUse(
  { db }: OrderDeps,
  { userid, market }: OrderOwner,
  { code, checkoutid }: { code: string; checkoutid: number },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('voucher_use')
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('code', '=', code)
    .where('checkoutid', '=', checkoutid)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  await db
    .updateTable('voucher')
    .set({ uses_left: sql`uses_left + 1`, used: sql`greatest(0, used - 1)` })
    .where('market', '=', market.code)
    .where('code', '=', code)
    .execute();
}
