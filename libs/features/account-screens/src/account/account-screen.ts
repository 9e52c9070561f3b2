import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { AccountScreen } from './AccountScreen.tsx';

/** @spec user me user-account account-home */
export default defineScreen<'user' | 'me' | 'user-account'>({
  namespaces: [accountTexts],
  signedIn: true,
  head: (_state, _input, _context, t) => ({ title: t('my_account'), robots: 'noindex' }),
  Screen: AccountScreen,
});
