import type { MarketCode } from '@pasar/markets';
import { isMallHost, marketByCode } from '@pasar/markets';
import { isMall, mallPath } from './mall-path.ts';

/** The toggle under which a `mall.` host is the mall (doc2 §2 Mall detection; amb-mall-toggle-name). */
const mallHostToggle = 'mall-host';

/** Whether the host makes the whole site the mall. @spec mall-host-variant */
export const isMallHostVariant = (host: string, toggles: readonly string[]): boolean =>
  isMallHost(host) && toggles.includes(mallHostToggle);

/** A host without the `mall.` before it. */
export const stripMallHost = (host: string): string => (isMallHost(host) ? host.slice('mall.'.length) : host);

/** A mall path of the table under the market's own prefix; any other path as it is. @spec mall-br-path */
export const withMallPrefix = (path: string, market: MarketCode): string =>
  isMall(path) ? marketByCode(market).mallPrefix + path.slice(mallPath.length) : path;

/** A path of one market as another market has it: they differ in the mall's prefix. */
export const pathInMarket = (
  path: string,
  { from, to }: { readonly from: MarketCode; readonly to: MarketCode },
): string => {
  const prefix = marketByCode(from).mallPrefix;
  const inMall = path.startsWith(prefix) && ['', '/', '?', '#'].includes(path.charAt(prefix.length));
  return inMall ? marketByCode(to).mallPrefix + path.slice(prefix.length) : path;
};

const isLocale = (segment: string): boolean => /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(segment);

/** Whether a path lies in the market's mall, with or without a locale before it (amb-mall-detection). @spec mall-detection */
export const isMallPath = (path: string, market: MarketCode): boolean => {
  const [first = '', second = ''] = (path.split(/[?#]/, 1)[0] ?? '').split('/', 3).slice(1);
  const prefix = marketByCode(market).mallPrefix.slice(1);
  return first === prefix || (isLocale(first) && second === prefix);
};
