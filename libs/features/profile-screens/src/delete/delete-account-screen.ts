import { profileApi } from '@pasar/account-api/profile';
import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';

/** @spec user-account-delete account-delete */
export default defineScreen<'user-account-delete'>({
  namespaces: [profileTexts, authFormTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('delete_account'), robots: 'noindex' }),
  Screen: DeleteAccountScreen,
});
