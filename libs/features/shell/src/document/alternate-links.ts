import type { MarketCode } from '@pasar/markets';
import { pathInMarket } from '@pasar/routing-table';

/** A market of the deployment: its first language as `hreflang` names it, and where its store stands. */
export type Alternate = { readonly market: MarketCode; readonly language: string; readonly origin: string };

/** The addresses of one page in all markets. */
export const alternateLinks = (
  canonical: string,
  market: MarketCode,
  alternates: readonly Alternate[],
): readonly { readonly language: string; readonly href: string }[] =>
  alternates.map(({ market: to, language, origin }) => ({
    language,
    href: new URL(pathInMarket(canonical, { from: market, to }), origin).href,
  }));
