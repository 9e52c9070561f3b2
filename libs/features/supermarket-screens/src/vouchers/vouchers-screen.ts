import { buildPath } from '@pasar/routing-table';
import { frontNamespaces } from '@pasar/page-sections';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { supermarketTexts } from '../translations.ts';
import { supermarketVouchersNeeds } from './vouchers-needs.ts';
import { VouchersScreen } from './VouchersScreen.tsx';

/** @spec supermarket-vouchers supermarket-vouchers-page */
export default defineScreen<'supermarket-vouchers'>({
  namespaces: [supermarketTexts, ...frontNamespaces, ...voucherNamespaces],
  cacheable: { queryFields: [] },
  needs: [supermarketVouchersNeeds],
  head: (_state, _input, { origin }, t) => {
    const path = buildPath('supermarket-vouchers');
    return {
      title: t('page_title', { page: t('vouchers') }),
      description: t('vouchers_text'),
      canonical: path,
      jsonLd: [collectionPage(origin, t('vouchers'), path)],
    };
  },
  Screen: VouchersScreen,
});
