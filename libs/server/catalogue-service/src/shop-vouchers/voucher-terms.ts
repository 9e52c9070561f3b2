import { checkVoucherDraft } from '@pasar/cart';
import type { saveShopVoucher } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { productLimits } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { priceStep } from '@pasar/money';
import type { ShopVoucherDeps, ShopVoucherRow } from './shop-voucher-row.ts';
import { voucherLabel } from './voucher-label.ts';

export type SaveRequest = CallBody<typeof saveShopVoucher>;
/** A request for a kind that shops issue. */
export type TermsRequest = SaveRequest & { readonly kind: 'percentage' | 'fixed' };

/** The shop whose voucher is saved, its market, and the time in epoch milliseconds. */
export type SaveContext = { readonly market: Market; readonly shopid: number; readonly now: number };

/** Throws PARAM for free shipping, which shops do not issue, and with the first problem of an invalid voucher. */
export function requireValidTerms(request: SaveRequest, { market, now }: SaveContext): TermsRequest {
  const { kind, code, revision, ...draft } = request;
  if (kind === 'free-shipping') throw new ApiError(errorCodes.PARAM, 'kind: not one that a shop issues.');
  const context = { now, priceStep: priceStep(market.currency), maxAmount: productLimits.maxPriceAmount };
  const [first] = checkVoucherDraft({ ...draft, kind, ...(revision === undefined && { code }) }, context);
  if (first) throw new ApiError(errorCodes.PARAM, `${first.field}: ${first.problem}.`);
  return { ...request, kind };
}

/** Throws PARAM if one of the chosen products is not the shop's. */
export async function requireOwnItems(
  { db }: ShopVoucherDeps,
  { market, shopid }: SaveContext,
  itemids: readonly number[] | undefined,
): Promise<void> {
  if (itemids === undefined) return;
  const rows = await db
    .selectFrom('item')
    .select('itemid')
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('itemid', 'in', itemids)
    .execute();
  if (rows.length < itemids.length)
    throw new ApiError(errorCodes.PARAM, 'itemids: a product that is not of this shop.');
}

/** Returns the columns of the terms. */
export const toTermColumns = (request: TermsRequest, market: Market) => ({
  ...{ name: request.name, kind: request.kind, value: request.value, cap: request.cap ?? null },
  ...{ min_spend: request.min_spend, per_user_limit: request.per_user_limit, currency: market.currency },
  ...{ itemids: request.itemids ? [...request.itemids] : null, is_listed: request.is_listed },
  label: voucherLabel(market, request.kind, request.value),
});

const sortedIds = (itemids: readonly number[] | null | undefined): string =>
  (itemids ?? []).toSorted((one, other) => one - other).join();

/** Lists the terms in which a request differs from the stored voucher; its name counts only if it has one. */
export function listChangedTerms(row: ShopVoucherRow, request: SaveRequest): string[] {
  const asked = { ...request, cap: request.cap ?? null };
  const plain = ['kind', 'value', 'cap', 'min_spend', 'per_user_limit', 'starts_at', 'is_listed'] as const;
  return [
    ...plain.filter((field) => row[field] !== asked[field]),
    ...(row.name !== '' && row.name !== request.name ? ['name'] : []),
    ...(sortedIds(row.itemids) === sortedIds(request.itemids) ? [] : ['itemids']),
  ];
}
