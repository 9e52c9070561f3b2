import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { providerNeeds } from '../shared/provider-needs.ts';
import { accountTexts } from '../translations.ts';
import { SellerSignInScreen } from './SellerSignInScreen.tsx';

/** @spec seller-login seller-login-screen separate-buyer-seller-auth */
export default defineScreen<'seller-login'>({
  namespaces: [accountTexts, authFormTexts],
  needs: [providerNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('seller_sign_in'),
    description: t('seller_sign_in_description'),
    robots: 'noindex',
  }),
  Screen: SellerSignInScreen,
});
