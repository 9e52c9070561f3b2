import type { RootState } from '@pasar/base-api';
import { discountPercent } from '@pasar/item';
import { mallApi } from './mall-api.ts';
import type { FlashSaleItem, FlashSaleQuery, FlashSaleSession } from './mall-api.ts';

/** Which sales: everybody's, or the supermarkets' alone. */
export type SaleScope = { readonly mart?: true };

/** What a sale's address says: a session by its start, a category of it. */
export type SaleAsked = { readonly session?: number; readonly category?: number };

/** The query fields that a sale's address has. */
export const saleQueryFields = ['session', 'category'] as const;

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const value = Number(query.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** Reads the query of a sale's address; what is no number says nothing. */
export function saleAsked(query: string): SaleAsked {
  const words = new URLSearchParams(query);
  const [session, category] = [numberIn(words, 'session'), numberIn(words, 'category')];
  return { ...(session !== undefined && { session }), ...(category !== undefined && { category }) };
}

/** The session that is shown: the one asked for while it is among them, else the one that runs, else the next. */
export const shownSession = (
  sessions: readonly FlashSaleSession[],
  asked: number | undefined,
): FlashSaleSession | undefined =>
  sessions.find(({ starts_at }) => starts_at === asked) ??
  sessions.find(({ ongoing }) => ongoing) ??
  sessions[0];

/** What the page of a session asks the API for. */
export const saleItemsQuery = (
  { starts_at }: Pick<FlashSaleSession, 'starts_at'>,
  category: number | undefined,
  scope: SaleScope = {},
): NonNullable<FlashSaleQuery> => ({
  session: starts_at,
  ...(category !== undefined && { category }),
  ...scope,
});

/** The sessions, as far as the cache knows them. */
export const sessionsInState = (state: RootState, scope: SaleScope = {}): readonly FlashSaleSession[] =>
  mallApi.endpoints.getFlashSaleSessions.select(scope)(state).data?.sessions ?? [];

/** The item as its card shows it in the sale: at the sale's price, whether it has begun or not. */
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
