import { frontNamespaces } from '@pasar/page-sections';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { buildMallPath } from '../shared/mall-paths.ts';
import { mallTexts } from '../translations.ts';
import { forYouNeeds } from './just-for-you-needs.ts';
import { JustForYouScreen } from './JustForYouScreen.tsx';

/** @spec mall-just-for-you mall-just-for-you-page */
export default defineScreen<'mall-just-for-you'>({
  namespaces: [mallTexts, ...frontNamespaces],
  cacheable: { queryFields: ['category'] },
  needs: [forYouNeeds],
  head: (_state, _input, { market, origin }, t) => {
    const path = buildMallPath('mall-just-for-you', market);
    return {
      title: t('page_title', { page: t('for_you') }),
      description: t('for_you_text'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('for_you'), path)],
    };
  },
  Screen: JustForYouScreen,
});
