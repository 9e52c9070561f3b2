import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { listTexts } from '../translations.ts';
import { buyAgainNeeds } from './buy-again-needs.ts';
import { BuyAgainScreen } from './BuyAgainScreen.tsx';

/** @spec buy-again buy-again-page */
export default defineScreen<'buy-again'>({
  namespaces: [listTexts, ...frontNamespaces],
  signedIn: true,
  needs: [buyAgainNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('page_title', { name: t('buy_again') }),
    robots: 'noindex',
  }),
  Screen: BuyAgainScreen,
});
