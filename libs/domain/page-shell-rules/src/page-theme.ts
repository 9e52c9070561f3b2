import type { MarketCode } from '@pasar/markets';
import { isMallHostVariant, isMallPath } from '@pasar/routing-table';

export const pageThemes = ['default', 'official-shop', 'supermarket'] as const;
export type PageTheme = (typeof pageThemes)[number];

export type ThemedPage = {
  /** Path with query and hash. */
  readonly url: string;
  readonly market: MarketCode;
  readonly host?: string;
  /** Names of enabled toggles. */
  readonly toggles?: readonly string[];
};

/** By the first path segment, as for the mall, so that missing pages have the theme as well. */
const isSupermarket = (url: string): boolean => /^\/supermarket(?![^/?#])/.test(url);

/**
 * The theme of a page (doc2 §4; amb-theme-selection): `official-shop` for the mall (by path or host), and one for the
 * supermarket.
 *
 * @spec theme
 */
export const pageTheme = ({ url, market, host = '', toggles = [] }: ThemedPage): PageTheme => {
  if (isMallPath(url, market) || isMallHostVariant(host, toggles)) return 'official-shop';
  return isSupermarket(url) ? 'supermarket' : 'default';
};
