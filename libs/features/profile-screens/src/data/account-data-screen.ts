import { profileApi } from '@pasar/account-api/profile';
import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { AccountDataScreen } from './AccountDataScreen.tsx';

/** The export of the member's data. */
export default defineScreen<'user-account-data'>({
  namespaces: [profileTexts, authFormTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('data'), robots: 'noindex' }),
  Screen: AccountDataScreen,
});
