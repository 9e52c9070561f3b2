import { marketLocale } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { useTranslation } from 'react-i18next';
import { useListContext } from './list-context.ts';

/**
 * Returns a function that writes a list as the page's language does: `A, B and C`, `A、B和C`. Creates the format each time: a page
 * has one such text at most, and first visits have no room for a cache.
 */
export function useListText(): (items: readonly string[]) => string {
  const { i18n } = useTranslation();
  const locale = marketLocale(useListContext().market, i18n.language as LanguageTag);
  return (items) => new Intl.ListFormat(locale).format(items);
}
