import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { providerNeeds } from '../shared/provider-needs.ts';
import { accountTexts } from '../translations.ts';
import { WalletSignInScreen } from './WalletSignInScreen.tsx';

/** @spec wallet-provider-login wallet-login */
export default defineScreen<'wallet-provider-login'>({
  namespaces: [accountTexts, authFormTexts],
  needs: [providerNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('sign_in_by_wallet'),
    description: t('sign_in_description'),
    robots: 'noindex',
  }),
  Screen: WalletSignInScreen,
});
