import { searchFieldNames } from '@pasar/search-params';
import { frontNamespaces } from '@pasar/page-sections';
import { activeFilters, resultNamespaces } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { supermarketTexts } from '../translations.ts';
import { allProductsNeeds } from './all-products-needs.ts';
import { allProductsAddress } from './all-products-query.ts';
import { AllProductsScreen } from './AllProductsScreen.tsx';

/** @spec supermarket-all-products supermarket-all-products-page */
export default defineScreen<'supermarket-all-products'>({
  namespaces: [supermarketTexts, ...resultNamespaces, ...frontNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [allProductsNeeds],
  head: (_state, input, { origin }, t) => {
    const { params, to } = allProductsAddress(input);
    const { keyword } = params;
    if (keyword !== undefined)
      return {
        title: t('page_title', { page: t('results_for', { keyword }) }),
        canonical: to({}),
        robots: 'noindex, follow',
      };
    const path = buildPath('supermarket-all-products');
    return {
      title: t('page_title', { page: t('all_products') }),
      description: t('description'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('all_products'), path)],
      ...(activeFilters(params).length > 0 && { robots: 'noindex, follow' }),
    };
  },
  Screen: AllProductsScreen,
});
