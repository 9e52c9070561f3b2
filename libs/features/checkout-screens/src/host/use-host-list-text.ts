import { formatList } from '@pasar/locale-format';
import type { ListKind } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import { useHost } from './host-context.tsx';

/** Returns a function that writes a list in the page's language: `A, B and C`, or `A, B or C` as a disjunction. */
export function useHostListText(): (items: readonly string[], kind?: ListKind) => string {
  const { market, language } = useHost().context;
  const locale = marketLocale(market, language);
  return (items, kind) => formatList(locale, items, kind);
}
