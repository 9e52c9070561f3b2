import type { MarketCode } from '@pasar/markets';
import { pathInMarket } from '@pasar/routing-table';

/** A market of the deployment: its first language for `hreflang`, and its origin. */
export type Alternate = { readonly market: MarketCode; readonly language: string; readonly origin: string };

/** The URLs of one page in all markets. */
export const alternateLinks = (
  canonical: string,
  market: MarketCode,
  alternates: readonly Alternate[],
): readonly { readonly language: string; readonly href: string }[] =>
  alternates.map(({ market: to, language, origin }) => ({
    language,
    href: new URL(pathInMarket(canonical, { from: market, to }), origin).href,
  }));
