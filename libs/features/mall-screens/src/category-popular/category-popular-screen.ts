import { frontNamespaces } from '@pasar/page-sections';
import { breadcrumbList, defineScreen } from '@pasar/screen-kit';
import { selectMallTrail, mallCategoryStatus } from '../shared/mall-trail.ts';
import { mallCategoryPath, buildMallPath, mallPopularPath } from '../shared/mall-paths.ts';
import { mallTexts } from '../translations.ts';
import { popularNeeds } from './category-popular-needs.ts';
import { MallPopularScreen } from './MallPopularScreen.tsx';

/** @spec mall-category-popular */
export default defineScreen<'mall-category-popular'>({
  namespaces: [mallTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [popularNeeds],
  status: mallCategoryStatus,
  head: (state, input, { market, origin }, t) => {
    const category = selectMallTrail(state, input).trail.at(-1);
    if (!category) return { title: t('gone_title'), robots: 'noindex' };
    const { name } = category;
    const page = t('popular_in', { name });
    const path = mallPopularPath(category, market);
    const crumbs = [
      { name: t('name'), path: buildMallPath('mall', market) },
      { name, path: mallCategoryPath(category, market) },
      { name: page, path },
    ];
    return {
      title: t('page_title', { page }),
      description: t('category_description', { name }),
      canonical: path,
      jsonLd: [breadcrumbList(origin, crumbs)],
    };
  },
  Screen: MallPopularScreen,
});
