import { catalogueApi } from '@pasar/catalogue-api';
import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { listedItems } from '../shared/listed-items.ts';
import { missingPageHead, listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import {
  brandListQuery,
  canonicalPath,
  isCategoryMissing,
  findFilterCategory,
  brandListName,
} from './brand-list-data.ts';
import { brandListNeeds } from './brand-list-needs.ts';
import { parseBrandListFilter } from './brand-list-filter.ts';
import { BrandListScreen } from './BrandListScreen.tsx';

/** @spec list list-page */
export default defineScreen<'list'>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [brandListNeeds],
  status: (state, input) => {
    const filter = parseBrandListFilter(input);
    return !filter || isCategoryMissing(state, filter) ? 404 : 200;
  },
  head: (state, input, context, t) => {
    const filter = parseBrandListFilter(input);
    if (!filter || isCategoryMissing(state, filter)) return missingPageHead(t('none_title'));
    const tree = catalogueApi.endpoints.getCategoryTree.select()(state).data?.categories;
    const category = findFilterCategory(tree, filter);
    const name = brandListName(filter, category) || t('brands');
    return listHead(
      {
        name,
        description: filter.brand === undefined ? t('brands_text') : t('brand_text', { name }),
        canonical: canonicalPath(filter, category),
        items: listedItems(state, brandListQuery(filter)),
      },
      context,
      t,
    );
  },
  Screen: BrandListScreen,
});
