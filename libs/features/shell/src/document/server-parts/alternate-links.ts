import type { MarketCode } from '@pasar/markets';
import { pathInMarket } from '@pasar/routing-table';
import type { Head } from '@pasar/screen-kit';

/** A market of the deployment: its first language for `hreflang`, and its origin. */
export type Alternate = { readonly market: MarketCode; readonly language: string; readonly origin: string };

/**
 * The URLs of one page in all markets. `canonical` is a path, which is normalized once for all of them. None for a page without
 * one, or that search engines must not index: they ignore its links to other markets.
 */
export function alternateLinks(
  { canonical, robots }: Pick<Head, 'canonical' | 'robots'>,
  market: MarketCode,
  alternates: () => readonly Alternate[],
): readonly { readonly language: string; readonly href: string }[] {
  if (canonical === undefined || robots?.startsWith('noindex') === true) return [];
  const { pathname, search, hash } = new URL(canonical, 'https://store.invalid');
  const path = pathname + search + hash;
  return alternates().map(({ market: to, language, origin }) => ({
    language,
    href: origin + pathInMarket(path, { from: market, to }),
  }));
}
