import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { listTexts } from '../translations.ts';
import { cartRecommendNeeds } from './cart-recommend-needs.ts';
import { CartRecommendScreen } from './CartRecommendScreen.tsx';

/** @spec cart-recommend cart-recommend-page */
export default defineScreen<'cart-recommend'>({
  namespaces: [listTexts, ...frontNamespaces],
  signedIn: true,
  needs: [cartRecommendNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('page_title', { name: t('cart_recommend') }),
    robots: 'noindex',
  }),
  Screen: CartRecommendScreen,
});
