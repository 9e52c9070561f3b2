import { searchFieldNames } from '@pasar/search-params';
import { resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen-kit';
import { shopTileNamespaces } from '@pasar/shop-tile';
import { searchTexts } from '../translations.ts';
import { shopSearchAddress } from './search-user-data.ts';
import { searchUserNeeds } from './search-user-needs.ts';
import { SearchUserScreen } from './SearchUserScreen.tsx';

/** @spec search-user user-search-page */
export default defineScreen<'search-user'>({
  namespaces: [searchTexts, ...resultNamespaces, ...shopTileNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [searchUserNeeds],
  head: (_state, input, _context, t) => {
    const { params, to } = shopSearchAddress(input);
    const { keyword } = params;
    return {
      title: keyword === undefined ? t('all_shops_title') : t('shops_title', { keyword }),
      canonical: to({}),
      robots: 'noindex, follow',
    };
  },
  Screen: SearchUserScreen,
});
