import { checkVoucherDraft, voucherChanges } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { productLimits } from '@pasar/item';
import { sql } from 'kysely';
import { lockShopVoucherRow } from './shop-voucher-row.ts';
import type { ShopVoucherDeps, ShopVoucherRow } from './shop-voucher-row.ts';
import { listChangedTerms, requireOwnItems, requireValidTerms, toTermColumns } from './voucher-terms.ts';
import type { SaveContext, SaveRequest } from './voucher-terms.ts';

/** Throws VOUCHER_CHANGED if other terms differ, and PARAM for an end that has passed or a smaller quantity. */
function requireEndAndQuantity(row: ShopVoucherRow, request: SaveRequest, now: number): void {
  const changed = listChangedTerms(row, request);
  if (changed.length > 0) throw new ApiError(errorCodes.VOUCHER_CHANGED, `Fixed: ${changed.join(', ')}.`);
  // The stored terms are valid, whoever made them: only the end and the quantity are checked.
  const { code: _, kind, ...draft } = request;
  const problem = checkVoucherDraft(
    { ...draft, name: request.name, kind: kind === 'free-shipping' ? 'fixed' : kind },
    { now, priceStep: 1, maxAmount: productLimits.maxPriceAmount, minQuantity: row.uses_left + row.used },
  ).find(({ field }) => field === 'ends_at' || field === 'quantity');
  if (problem) throw new ApiError(errorCodes.PARAM, `${problem.field}: ${problem.problem}.`);
}

/** Returns the columns of new terms; a voucher that has started keeps its start. */
async function readNewTerms(
  deps: ShopVoucherDeps,
  row: ShopVoucherRow,
  request: SaveRequest,
  context: SaveContext,
) {
  const valid = requireValidTerms(request, context);
  await requireOwnItems(deps, context, valid.itemids);
  const hasStarted = row.starts_at <= context.now;
  const starts_at = hasStarted ? row.starts_at : Math.max(valid.starts_at, context.now);
  return { ...toTermColumns(valid, context.market), starts_at };
}

/**
 * Changes a voucher: everything but its code, or, once it was claimed or used, only its end and a larger quantity. Throws
 * NOT_FOUND if it belongs to another shop, EXPIRED if it has ended, VOUCHER_CHANGED if its revision or what may change is not
 * what the seller saw, and PARAM for invalid input.
 */
export async function changeShopVoucher(
  deps: ShopVoucherDeps,
  request: SaveRequest & { readonly revision: number },
  context: SaveContext,
): Promise<void> {
  const { market, shopid, now } = context;
  const row = await lockShopVoucherRow(deps, { market: market.code, shopid }, request);
  const changes = voucherChanges(row, now);
  if (changes === 'nothing') throw new ApiError(errorCodes.EXPIRED, 'The voucher has ended.');
  if (changes === 'end-and-quantity') requireEndAndQuantity(row, request, now);
  const terms = changes === 'terms' ? await readNewTerms(deps, row, request, context) : {};
  await deps.db
    .updateTable('voucher')
    .set({
      ...terms,
      ...{ ends_at: request.ends_at, uses_left: request.quantity - row.used },
      revision: sql`revision + 1`,
    })
    .where('market', '=', market.code)
    .where('code', '=', request.code)
    .execute();
}
