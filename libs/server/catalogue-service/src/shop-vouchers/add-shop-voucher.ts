import { voucherLimits } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { ShopVoucherDeps } from './shop-voucher-row.ts';
import { requireOwnItems, requireValidTerms, toTermColumns } from './voucher-terms.ts';
import type { SaveContext, SaveRequest } from './voucher-terms.ts';

/** Locks the shop, so that simultaneous calls cannot exceed the limit. Throws LIMIT with too many open vouchers. */
async function requireRoom({ db }: ShopVoucherDeps, { market, shopid, now }: SaveContext): Promise<void> {
  await sql`select from shop where market = ${market.code} and shopid = ${shopid} for no key update`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('voucher')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= voucherLimits.maxOpenPerShop)
    throw new ApiError(errorCodes.LIMIT, 'The shop has too many upcoming and running vouchers.');
}

/** Adds a voucher. Throws PARAM for invalid input, LIMIT with too many of them, VOUCHER_CODE_TAKEN if the market has its code. */
export async function addShopVoucher(
  deps: ShopVoucherDeps,
  request: SaveRequest,
  context: SaveContext,
): Promise<void> {
  const valid = requireValidTerms(request, context);
  await requireRoom(deps, context);
  await requireOwnItems(deps, context, valid.itemids);
  const { market, shopid, now } = context;
  const { numInsertedOrUpdatedRows: added } = await deps.db
    .insertInto('voucher')
    .values({
      ...toTermColumns(valid, market),
      ...{ market: market.code, shopid, code: valid.code, uses_left: valid.quantity },
      ...{ starts_at: Math.max(valid.starts_at, now), ends_at: valid.ends_at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added !== 1n) throw new ApiError(errorCodes.VOUCHER_CODE_TAKEN);
}
