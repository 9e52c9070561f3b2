import { frontNamespaces } from '@pasar/page-sections';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { buildMallPath } from '../shared/mall-paths.ts';
import { mallTexts } from '../translations.ts';
import { mallCategoriesNeeds } from './categories-needs.ts';
import { MallCategoriesScreen } from './MallCategoriesScreen.tsx';

/** @spec mall-categories mall-categories-page */
export default defineScreen<'mall-categories'>({
  namespaces: [mallTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [mallCategoriesNeeds],
  head: (_state, _input, { market, origin }, t) => {
    const path = buildMallPath('mall-categories', market);
    return {
      title: t('page_title', { page: t('categories') }),
      description: t('categories_text'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('categories'), path)],
    };
  },
  Screen: MallCategoriesScreen,
});
