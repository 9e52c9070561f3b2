import { isNotFound } from '@pasar/base-api';
import { shopDealsApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { DealScreen } from './DealScreen.tsx';

/** Edits a deal of the seller's shop. */
export default defineScreen<'seller-deal'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ params }) => [
      ownShopNeed(),
      // It may have started since.
      shopDealsApi.endpoints.getShopDeal.initiate({ dealid: params.dealId }, { forceRefetch: true }),
    ],
  ],
  status: (state, { params }) =>
    isNotFound(shopDealsApi.endpoints.getShopDeal.select({ dealid: params.dealId })(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('deals'), robots: 'noindex' }),
  Screen: DealScreen,
});
