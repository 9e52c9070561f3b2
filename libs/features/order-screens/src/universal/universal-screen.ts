import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { universalNeeds } from './universal-needs.ts';
import { UniversalScreen } from './UniversalScreen.tsx';

/** @spec order-universal order-universal-page */
export default defineScreen<'order-universal'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [universalNeeds],
  head: (_state, _input, _context, t) => ({ title: t('find_order'), robots: 'noindex' }),
  Screen: UniversalScreen,
});
