import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { cartTexts } from '../translations.ts';
import { cartNeeds } from './cart-needs.ts';
import { CartScreen } from './CartScreen.tsx';

/** @spec cart cart-page */
export default defineScreen<'cart'>({
  namespaces: [cartTexts, ...frontNamespaces],
  needs: [cartNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('cart'),
    description: t('cart_description'),
    robots: 'noindex',
  }),
  Screen: CartScreen,
});
