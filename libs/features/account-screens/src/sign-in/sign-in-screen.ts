import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { SignInScreen } from './SignInScreen.tsx';

/** @spec buyer-login buyer-password-login separate-buyer-seller-auth */
export default defineScreen<'buyer-login'>({
  namespaces: [accountTexts],
  head: (_state, _input, _context, t) => ({ title: t('sign_in'), robots: 'noindex' }),
  Screen: SignInScreen,
});
