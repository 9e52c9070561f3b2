import { isNotFound } from '@pasar/base-api';
import { shopVouchersApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { VoucherScreen } from './VoucherScreen.tsx';

/** Edits a voucher of the seller's shop. */
export default defineScreen<'seller-voucher'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ params }) => [
      ownShopNeed(),
      // Claims and uses change what may be edited.
      shopVouchersApi.endpoints.getShopVoucher.initiate({ code: params.code }, { forceRefetch: true }),
    ],
  ],
  status: (state, { params }) =>
    isNotFound(shopVouchersApi.endpoints.getShopVoucher.select({ code: params.code })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('vouchers'), robots: 'noindex' }),
  Screen: VoucherScreen,
});
