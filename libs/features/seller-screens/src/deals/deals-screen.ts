import { shopDealsApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { parsePhase } from '../shared/parse-phase.ts';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { DealsScreen } from './DealsScreen.tsx';

/** The deals of the seller's shop. */
export default defineScreen<'seller-deals'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ query }) => [
      ownShopNeed(),
      shopDealsApi.endpoints.listShopDeals.initiate({ phase: parsePhase(query) }),
    ],
  ],
  head: (_state, _input, _context, t) => ({ title: t('deals'), robots: 'noindex' }),
  Screen: DealsScreen,
});
