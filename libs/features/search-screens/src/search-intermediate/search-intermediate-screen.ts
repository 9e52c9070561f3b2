import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { searchTexts } from '../translations.ts';
import { searchIntermediateNeeds } from './search-intermediate-needs.ts';
import { SearchIntermediateScreen } from './SearchIntermediateScreen.tsx';

/** @spec search-intermediate search-page */
export default defineScreen<'search-intermediate'>({
  namespaces: [searchTexts],
  cacheable: { queryFields: [] },
  needs: [searchIntermediateNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('search_page_title'),
    canonical: buildPath('search-intermediate'),
    robots: 'noindex, follow',
  }),
  Screen: SearchIntermediateScreen,
});
