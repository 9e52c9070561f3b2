import { searchFieldNames } from '@pasar/search-params';
import { frontNamespaces } from '@pasar/page-sections';
import { resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen-kit';
import { mallTexts } from '../translations.ts';
import { MallSearchScreen } from './MallSearchScreen.tsx';
import { mallSearchNeeds } from './search-needs.ts';
import { mallSearchAddress } from './search-query.ts';

/** @spec mall-search mall-search-page */
export default defineScreen<'mall-search'>({
  namespaces: [mallTexts, ...resultNamespaces, ...frontNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [mallSearchNeeds],
  head: (_state, input, context, t) => {
    const { params, to } = mallSearchAddress(input, context);
    const { keyword } = params;
    const page = keyword === undefined ? t('everything') : t('results_for', { keyword });
    return { title: t('page_title', { page }), canonical: to({}), robots: 'noindex, follow' };
  },
  Screen: MallSearchScreen,
});
