import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { SignUpIdentityScreen } from './SignUpIdentityScreen.tsx';

/** @spec buyer-signup-kyc buyer-signup-identity */
export default defineScreen<'buyer-signup-kyc'>({
  namespaces: [accountTexts, authFormTexts],
  signedIn: true,
  head: (_state, _input, _context, t) => ({
    title: t('kyc_title'),
    description: t('kyc_lead'),
    robots: 'noindex',
  }),
  Screen: SignUpIdentityScreen,
});
