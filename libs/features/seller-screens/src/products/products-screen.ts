import { shopProductsApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { parseProductsQuery } from './parse-products-query.ts';
import { ProductsScreen } from './ProductsScreen.tsx';

/** The products of the seller's shop. */
export default defineScreen<'seller-products'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ query }) => [
      ownShopNeed(),
      shopProductsApi.endpoints.listShopProducts.initiate(parseProductsQuery(query)),
    ],
  ],
  head: (_state, _input, _context, t) => ({ title: t('products'), robots: 'noindex' }),
  Screen: ProductsScreen,
});
