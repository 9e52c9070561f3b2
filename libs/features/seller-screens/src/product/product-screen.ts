import { isNotFound } from '@pasar/base-api';
import { catalogueApi, shopProductsApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { ProductScreen } from './ProductScreen.tsx';

/** Edits a product of the seller's shop. */
export default defineScreen<'seller-product'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ params }) => [
      ownShopNeed(),
      catalogueApi.endpoints.getCategoryTree.initiate(),
      // The cached stock may be outdated by sales, or the product changed elsewhere.
      shopProductsApi.endpoints.getShopProduct.initiate({ itemid: params.itemId }, { forceRefetch: true }),
    ],
  ],
  status: (state, { params }) =>
    isNotFound(shopProductsApi.endpoints.getShopProduct.select({ itemid: params.itemId })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('products'), robots: 'noindex' }),
  Screen: ProductScreen,
});
