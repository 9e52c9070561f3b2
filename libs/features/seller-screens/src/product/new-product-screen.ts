import { catalogueApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { NewProductScreen } from './NewProductScreen.tsx';

/** Creates a product in the seller's shop. */
export default defineScreen<'seller-new-product'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [() => [ownShopNeed(), catalogueApi.endpoints.getCategoryTree.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('add_product'), robots: 'noindex' }),
  Screen: NewProductScreen,
});
