import { saleQueryFields } from '@pasar/catalogue-api';
import { saleNamespaces } from '@pasar/flash-sale';
import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { supermarketTexts } from '../translations.ts';
import { saleItemsNeeds, sessionsNeeds } from './flash-sale-needs.ts';
import { SupermarketSaleScreen } from './SupermarketSaleScreen.tsx';

/** @spec supermarket-flash-sale supermarket-flash-sale-page */
export default defineScreen<'supermarket-flash-sale'>({
  namespaces: [supermarketTexts, ...frontNamespaces, ...saleNamespaces],
  cacheable: { queryFields: saleQueryFields },
  needs: [sessionsNeeds, saleItemsNeeds],
  head: (_state, { query }, { origin }, t) => {
    const path = buildPath('supermarket-flash-sale');
    return {
      title: t('page_title', { page: t('flash_sale') }),
      description: t('flash_sale_text'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('flash_sale'), path)],
      ...(query !== '' && { robots: 'noindex, follow' }),
    };
  },
  Screen: SupermarketSaleScreen,
});
