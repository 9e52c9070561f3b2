import type { MarketCode } from '@pasar/markets';
import { isMallHost, marketByCode } from '@pasar/markets';
import { isMall, mallPath } from './mall-path.ts';

/** The toggle that makes a `mall.` host the mall (doc2 §2 Mall detection; amb-mall-toggle-name). */
const mallHostToggle = 'mall-host';

/** Whether the host makes the whole site the mall. @spec mall-host-variant */
export const isMallHostVariant = (host: string, toggles: readonly string[]): boolean =>
  isMallHost(host) && toggles.includes(mallHostToggle);

/** Removes `mall.` from a host. */
export const stripMallHost = (host: string): string => (isMallHost(host) ? host.slice('mall.'.length) : host);

/** Replaces the prefix of a mall path by the market's own; returns any other path unchanged. @spec mall-br-path */
export const withMallPrefix = (path: string, market: MarketCode): string =>
  isMall(path) ? marketByCode(market).mallPrefix + path.slice(mallPath.length) : path;

/** Converts a path of one market to another market; only the mall's prefix differs. */
export const pathInMarket = (
  path: string,
  { from, to }: { readonly from: MarketCode; readonly to: MarketCode },
): string => {
  const prefix = marketByCode(from).mallPrefix;
  const inMall = path.startsWith(prefix) && ['', '/', '?', '#'].includes(path.charAt(prefix.length));
  return inMall ? marketByCode(to).mallPrefix + path.slice(prefix.length) : path;
};

const isLocale = (segment: string): boolean => /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(segment);

/** Whether a path is in the market's mall, with or without a locale prefix (amb-mall-detection). @spec mall-detection */
export const isMallPath = (path: string, market: MarketCode): boolean => {
  const [first = '', second = ''] = (path.split(/[?#]/, 1)[0] ?? '').split('/', 3).slice(1);
  const prefix = marketByCode(market).mallPrefix.slice(1);
  return first === prefix || (isLocale(first) && second === prefix);
};
