import { shopProfileApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** What buyers see of the seller's shop. */
export default defineScreen<'seller-shop'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [() => [ownShopNeed(), shopProfileApi.endpoints.getShopProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('shop_profile'), robots: 'noindex' }),
  Screen: ShopScreen,
});
