import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { providerNeeds } from '../shared/provider-needs.ts';
import { accountTexts } from '../translations.ts';
import { QrSignInScreen } from './QrSignInScreen.tsx';
import type { QrSignInRoute } from './QrSignInScreen.tsx';

/** @spec buyer-login-qr seller-login-qr buyer-qr-login seller-qr-login separate-buyer-seller-auth */
export default defineScreen<QrSignInRoute>({
  namespaces: [accountTexts, authFormTexts],
  needs: [providerNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('sign_in_by_qr'),
    description: t('sign_in_description'),
    robots: 'noindex',
  }),
  Screen: QrSignInScreen,
});
