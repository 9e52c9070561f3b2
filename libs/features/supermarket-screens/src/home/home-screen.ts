import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { supermarketTexts } from '../translations.ts';
import { supermarketHomeNeeds } from './home-needs.ts';
import { SupermarketHomeScreen } from './SupermarketHomeScreen.tsx';

/** @spec supermarket supermarket-home */
export default defineScreen<'supermarket'>({
  namespaces: [supermarketTexts, ...frontNamespaces, ...voucherNamespaces],
  cacheable: { queryFields: [] },
  needs: [supermarketHomeNeeds],
  head: (_state, _input, { origin }, t) => {
    const path = buildPath('supermarket');
    return {
      title: t('title'),
      description: t('description'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('name'), path)],
    };
  },
  Screen: SupermarketHomeScreen,
});
