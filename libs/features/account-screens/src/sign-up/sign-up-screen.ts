import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

/** @spec buyer-login-signup-legacy legacy-signup */
export default defineScreen<'buyer-login-signup-legacy'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('sign_up'),
    description: t('sign_up_description'),
    robots: 'noindex',
  }),
  Screen: SignUpScreen,
});
