import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { supermarketTexts } from '../translations.ts';
import { buyAgainNeeds } from './buy-again-needs.ts';
import { BuyAgainScreen } from './BuyAgainScreen.tsx';

/** @spec supermarket-buy-again supermarket-buy-again-page */
export default defineScreen<'supermarket-buy-again'>({
  namespaces: [supermarketTexts, ...frontNamespaces],
  signedIn: true,
  needs: [buyAgainNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('page_title', { page: t('buy_again') }),
    robots: 'noindex, nofollow',
  }),
  Screen: BuyAgainScreen,
});
