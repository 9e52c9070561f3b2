import { pictureQueryFields } from './search-picture.ts';
import { searchFieldNames } from '@pasar/search-params';
import { resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen-kit';
import { shopTileNamespaces } from '@pasar/shop-tile';
import { readListAddress } from '../read-list-address.ts';
import { searchTexts } from '../translations.ts';
import { searchNeeds } from './search-needs.ts';
import { SearchScreen } from './SearchScreen.tsx';

/** @spec search search-page */
export default defineScreen<'search'>({
  namespaces: [searchTexts, ...resultNamespaces, ...shopTileNamespaces],
  cacheable: { queryFields: [...searchFieldNames, ...pictureQueryFields] },
  needs: [searchNeeds],
  head: (_state, input, _context, t) => {
    const { params, to } = readListAddress(input);
    const { keyword } = params;
    return {
      title: keyword === undefined ? t('browse_title') : t('search_title', { keyword }),
      description: t('category_description', { name: keyword ?? t('all_products') }),
      canonical: to({}),
      robots: 'noindex, follow',
    };
  },
  Screen: SearchScreen,
});
