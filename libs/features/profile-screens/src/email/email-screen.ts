import { profileApi } from '@pasar/account-api/profile';
import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { EmailScreen } from './EmailScreen.tsx';

/** @spec user-account-email account-email */
export default defineScreen<'user-account-email'>({
  namespaces: [profileTexts, authFormTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('email'), robots: 'noindex' }),
  Screen: EmailScreen,
});
