import { searchFieldNames } from '@pasar/search-params';
import { activeFilters, resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen-kit';
import { searchTexts } from '../translations.ts';
import { catalogueAddress, productInState } from './catalogue-data.ts';
import { catalogueJsonLd } from './catalogue-json-ld.ts';
import { catalogueNeeds } from './catalogue-needs.ts';
import { SearchCatalogueScreen } from './SearchCatalogueScreen.tsx';

/** @spec search-catalogue search-page */
export default defineScreen<'search-catalogue'>({
  namespaces: [searchTexts, ...resultNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [catalogueNeeds],
  status: (state, input) => (productInState(state, input).gone ? 404 : 200),
  head: (state, input, { origin }, t) => {
    const { product } = productInState(state, input);
    if (!product) return { title: t('product_gone_title'), robots: 'noindex' };
    const { params, to } = catalogueAddress(input);
    const filtered = activeFilters(params).length > 0 || params.keyword !== undefined;
    return {
      title: t('catalogue_title', { name: product.name }),
      description: t('catalogue_description', { name: product.name }),
      canonical: filtered ? to({}) : catalogueAddress({ query: `catalogue=${product.catalogueid}` }).to({}),
      jsonLd: [catalogueJsonLd(product, origin)],
      ...(filtered && { robots: 'noindex, follow' }),
    };
  },
  Screen: SearchCatalogueScreen,
});
