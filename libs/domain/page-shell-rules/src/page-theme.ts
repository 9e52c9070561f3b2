import type { MarketCode } from '@pasar/markets';
import { isMallHostVariant, isMallPath } from '@pasar/routing-table';

export const pageThemes = ['default', 'official-shop', 'supermarket'] as const;
export type PageTheme = (typeof pageThemes)[number];

export type ThemedPage = {
  /** Path with query and hash. */
  readonly url: string;
  readonly market: MarketCode;
  readonly host?: string;
  /** Names of the toggles that are on. */
  readonly toggles?: readonly string[];
};

/** By its first piece, as the mall is by its prefix: a page that is missing there has its theme as well. */
const isSupermarket = (url: string): boolean => /^\/supermarket(?![^/?#])/.test(url);

/**
 * The theme of a page (doc2 §4; amb-theme-selection): the mall, by path or host, has the theme `official-shop`, the supermarket
 * its own.
 *
 * @spec theme
 */
export const pageTheme = ({ url, market, host = '', toggles = [] }: ThemedPage): PageTheme => {
  if (isMallPath(url, market) || isMallHostVariant(host, toggles)) return 'official-shop';
  return isSupermarket(url) ? 'supermarket' : 'default';
};
