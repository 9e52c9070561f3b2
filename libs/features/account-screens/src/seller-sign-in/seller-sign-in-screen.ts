import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { SellerSignInScreen } from './SellerSignInScreen.tsx';

/** @spec seller-login seller-login-screen separate-buyer-seller-auth */
export default defineScreen<'seller-login'>({
  namespaces: [accountTexts],
  head: (_state, _input, _context, t) => ({ title: t('seller_sign_in'), robots: 'noindex' }),
  Screen: SellerSignInScreen,
});
