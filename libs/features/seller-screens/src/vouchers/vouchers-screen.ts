import { shopVouchersApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { parsePhase } from '../shared/parse-phase.ts';
import { VouchersScreen } from './VouchersScreen.tsx';

/** The vouchers of the seller's shop. */
export default defineScreen<'seller-vouchers'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ query }) => [
      ownShopNeed(),
      shopVouchersApi.endpoints.listShopVouchers.initiate({ phase: parsePhase(query) }),
    ],
  ],
  head: (_state, _input, _context, t) => ({ title: t('vouchers'), robots: 'noindex' }),
  Screen: VouchersScreen,
});
