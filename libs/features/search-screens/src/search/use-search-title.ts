import { parseSearch } from '@pasar/search-params';
import { useTranslation } from 'react-i18next';
import { searchPictureOf } from './search-picture.ts';

/** What a search is called: by its keyword, its picture or its place. */
export function useSearchTitle(query: string, place: string | undefined): string {
  const { t } = useTranslation('search-screens');
  const { keyword, searchPrefill } = parseSearch(query);
  const words = keyword ?? searchPrefill;
  if (words !== undefined) return t('results_for', { keyword: words });
  return searchPictureOf(query) ? t('like_picture') : (place ?? t('all_products'));
}
