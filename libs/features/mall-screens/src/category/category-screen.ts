import { searchFieldNames } from '@pasar/search-params';
import { frontNamespaces } from '@pasar/page-sections';
import { activeFilters, resultNamespaces } from '@pasar/result-list';
import { breadcrumbList, defineScreen } from '@pasar/screen-kit';
import { selectMallTrail, mallCategoryStatus } from '../shared/mall-trail.ts';
import { mallCategoryPath, buildMallPath } from '../shared/mall-paths.ts';
import { mallTexts } from '../translations.ts';
import { mallCategoryNeeds } from './category-needs.ts';
import { mallCategoryAddress } from './category-query.ts';
import { MallCategoryScreen } from './MallCategoryScreen.tsx';

/** @spec mall-category mall-category-page */
export default defineScreen<'mall-category'>({
  namespaces: [mallTexts, ...resultNamespaces, ...frontNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [mallCategoryNeeds],
  status: mallCategoryStatus,
  head: (state, input, context, t) => {
    const { market, origin } = context;
    const { trail } = selectMallTrail(state, input);
    const category = trail.at(-1);
    if (!category) return { title: t('gone_title'), robots: 'noindex' };
    const crumbs = trail.map((one) => ({ name: one.name, path: mallCategoryPath(one, market) }));
    return {
      title: t('page_title', { page: category.name }),
      description: t('category_description', { name: category.name }),
      canonical: mallCategoryPath(category, market),
      jsonLd: [breadcrumbList(origin, [{ name: t('name'), path: buildMallPath('mall', market) }, ...crumbs])],
      ...(activeFilters(mallCategoryAddress(input, context).params).length > 0 && {
        robots: 'noindex, follow',
      }),
    };
  },
  Screen: MallCategoryScreen,
});
