import type { RootState } from '@pasar/base-api';
import { discountPercent } from '@pasar/item';
import { mallApi } from './mall-api.ts';
import type { FlashSaleItem, FlashSaleQuery, FlashSaleSession } from './mall-api.ts';

/** Whether the sale is the supermarket's; absent for the general one. */
export type SaleScope = { readonly mart?: true };

/** The parameters of a flash-sale page: the session's start, and a category. */
export type SaleParams = { readonly session?: number; readonly category?: number };

/** The query parameters of a flash-sale page. */
export const saleQueryFields = ['session', 'category'] as const;

const readNumber = (query: URLSearchParams, name: string): number | undefined => {
  const value = Number(query.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** Parses the query of a flash-sale page; invalid numbers are ignored. */
export function parseSaleParams(query: string): SaleParams {
  const words = new URLSearchParams(query);
  const [session, category] = [readNumber(words, 'session'), readNumber(words, 'category')];
  return { ...(session !== undefined && { session }), ...(category !== undefined && { category }) };
}

/** The session to show: the requested one if it exists, else the ongoing one, else the next. */
export const pickSession = (
  sessions: readonly FlashSaleSession[],
  asked: number | undefined,
): FlashSaleSession | undefined =>
  sessions.find(({ starts_at }) => starts_at === asked) ??
  sessions.find(({ ongoing }) => ongoing) ??
  sessions[0];

/** The query for the items of a session. */
export const saleItemsQuery = (
  { starts_at }: Pick<FlashSaleSession, 'starts_at'>,
  category: number | undefined,
  scope: SaleScope = {},
): NonNullable<FlashSaleQuery> => ({
  session: starts_at,
  ...(category !== undefined && { category }),
  ...scope,
});

/** The sessions in the cache, if any. */
export const selectSessions = (state: RootState, scope: SaleScope = {}): readonly FlashSaleSession[] =>
  mallApi.endpoints.getFlashSaleSessions.select(scope)(state).data?.sessions ?? [];

/** The item with its flash-sale price, for its card. */
export const saleCard = (item: FlashSaleItem): FlashSaleItem => {
  const { price, price_before } = item.flash_sale;
  return {
    ...item,
    price,
    price_min: price,
    price_max: price,
    price_before_discount: price_before,
    raw_discount: discountPercent(price, price_before),
  };
};
