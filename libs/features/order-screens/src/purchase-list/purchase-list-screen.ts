import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { purchaseListNeeds } from './purchase-list-needs.ts';
import { PurchaseListScreen } from './PurchaseListScreen.tsx';

/** @spec purchase-list purchase-list-page */
export default defineScreen<'purchase-list'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [purchaseListNeeds],
  head: (_state, _input, _context, t) => ({ title: t('purchases'), robots: 'noindex' }),
  Screen: PurchaseListScreen,
});
