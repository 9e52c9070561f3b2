import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { NewDealScreen } from './NewDealScreen.tsx';

/** Creates a deal of the seller's shop. */
export default defineScreen<'seller-new-deal'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [() => [ownShopNeed()]],
  head: (_state, _input, _context, t) => ({ title: t('add_deal'), robots: 'noindex' }),
  Screen: NewDealScreen,
});
