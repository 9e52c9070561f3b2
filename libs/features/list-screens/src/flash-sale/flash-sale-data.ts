import type { RootState } from '@pasar/base-api';
import { mallApi } from '@pasar/catalogue-api';
import type { FlashSaleItem, FlashSaleQuery, FlashSaleSession } from '@pasar/catalogue-api';
import { discountPercent } from '@pasar/item';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen';

export type FlashSaleInput = Pick<ScreenInput<'flash-sale'>, 'query'>;

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const value = Number(query.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** What the address says: a session by its start, a category of it. */
export function flashSaleAsked({ query }: FlashSaleInput) {
  const words = new URLSearchParams(query);
  return { session: numberIn(words, 'session'), category: numberIn(words, 'category') };
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
  session: FlashSaleSession,
  category: number | undefined,
): NonNullable<FlashSaleQuery> => ({
  session: session.starts_at,
  ...(category !== undefined && { category }),
});

/** The address of a session, or of a category of it. */
export const flashSalePath = (asked: {
  readonly session?: number | undefined;
  readonly category?: number | undefined;
}): string =>
  buildPath(
    'flash-sale',
    {},
    {
      ...(asked.session !== undefined && { session: asked.session }),
      ...(asked.category !== undefined && { category: asked.category }),
    },
  );

/** The sessions, as far as the cache knows them. */
export const sessionsInState = (state: RootState): readonly FlashSaleSession[] =>
  mallApi.endpoints.getFlashSaleSessions.select({})(state).data?.sessions ?? [];

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

/** How much of a sale is sold in whole per cent: 100 only when nothing is left. */
export const soldShare = ({ stock, sold }: Pick<FlashSaleItem['flash_sale'], 'stock' | 'sold'>): number =>
  stock <= 0 || sold >= stock ? 100 : Math.min(99, Math.floor((sold / stock) * 100));
