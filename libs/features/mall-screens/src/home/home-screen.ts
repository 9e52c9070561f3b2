import { frontNamespaces } from '@pasar/page-sections';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { buildMallPath } from '../shared/mall-paths.ts';
import { mallTexts } from '../translations.ts';
import { mallHomeNeeds } from './home-needs.ts';
import { MallHomeScreen } from './MallHomeScreen.tsx';

/** @spec mall official-shop-page mall-home mall-preview mall-preview-page */
export default defineScreen<'mall' | 'mall-preview'>({
  namespaces: [mallTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [mallHomeNeeds],
  head: (_state, { route }, { market, origin }, t) => {
    if (route === 'mall-preview') return { title: t('title'), robots: 'noindex, nofollow' };
    const path = buildMallPath('mall', market);
    return {
      title: t('title'),
      description: t('description'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('name'), path)],
    };
  },
  Screen: MallHomeScreen,
});
