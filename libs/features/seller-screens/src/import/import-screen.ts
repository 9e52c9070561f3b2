import { productImportsApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { ImportScreen } from './ImportScreen.tsx';

/** Imports a file of products into the seller's shop. */
export default defineScreen<'seller-import'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [() => [ownShopNeed(), productImportsApi.endpoints.listProductImports.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('import_products'), robots: 'noindex' }),
  Screen: ImportScreen,
});
