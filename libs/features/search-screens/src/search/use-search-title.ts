import { parseSearch } from '@pasar/search-params';
import { useTranslation } from 'react-i18next';
import { parseSearchPicture } from './search-picture.ts';

/** The title of a search, by its keyword, picture or scope. */
export function useSearchTitle(query: string, scopeName: string | undefined): string {
  const { t } = useTranslation('search-screens');
  const { keyword, searchPrefill } = parseSearch(query);
  const words = keyword ?? searchPrefill;
  if (words !== undefined) return t('results_for', { keyword: words });
  return parseSearchPicture(query) ? t('like_picture') : (scopeName ?? t('all_products'));
}
