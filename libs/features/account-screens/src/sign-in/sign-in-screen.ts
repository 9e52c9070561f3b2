import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { providerNeeds } from '../shared/provider-needs.ts';
import { accountTexts } from '../translations.ts';
import { SignInScreen } from './SignInScreen.tsx';

/** @spec buyer-login buyer-password-login separate-buyer-seller-auth */
export default defineScreen<'buyer-login'>({
  namespaces: [accountTexts, authFormTexts],
  needs: [providerNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('sign_in'),
    description: t('sign_in_description'),
    robots: 'noindex',
  }),
  Screen: SignInScreen,
});
