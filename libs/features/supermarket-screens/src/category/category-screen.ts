import { searchFieldNames } from '@pasar/search-params';
import { frontNamespaces } from '@pasar/page-sections';
import { activeFilters, resultNamespaces } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { breadcrumbList, defineScreen } from '@pasar/screen-kit';
import { supermarketTrailPath } from '../shared/supermarket-paths.ts';
import { supermarketTexts } from '../translations.ts';
import { categoryNeeds } from './category-needs.ts';
import { categoryAddress, selectSupermarketTrail } from './category-query.ts';
import type { CategoryRoute } from './category-query.ts';
import { SupermarketCategoryScreen } from './SupermarketCategoryScreen.tsx';

/** @spec supermarket-category-l1 supermarket-category-l2 supermarket-category-l3 supermarket-category */
export default defineScreen<CategoryRoute>({
  namespaces: [supermarketTexts, ...resultNamespaces, ...frontNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [categoryNeeds],
  status: (state, input) => {
    const { trail, loaded } = selectSupermarketTrail(state, input);
    return loaded && trail.length === 0 ? 404 : 200;
  },
  head: (state, input, { origin }, t) => {
    const { trail } = selectSupermarketTrail(state, input);
    const name = trail.at(-1)?.name;
    if (name === undefined) return { title: t('gone_title'), robots: 'noindex' };
    const crumbs = trail.map((category, index) => ({
      name: category.name,
      path: supermarketTrailPath(trail.slice(0, index + 1)),
    }));
    return {
      title: t('page_title', { page: name }),
      description: t('category_description', { name }),
      canonical: supermarketTrailPath(trail),
      jsonLd: [breadcrumbList(origin, [{ name: t('name'), path: buildPath('supermarket') }, ...crumbs])],
      ...(activeFilters(categoryAddress(input).params).length > 0 && { robots: 'noindex, follow' }),
    };
  },
  Screen: SupermarketCategoryScreen,
});
