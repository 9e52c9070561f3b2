import { profileApi } from '@pasar/account-api/profile';
import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { PasswordScreen } from './PasswordScreen.tsx';

/** @spec user-account-password account-password */
export default defineScreen<'user-account-password'>({
  namespaces: [profileTexts, authFormTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('password'), robots: 'noindex' }),
  Screen: PasswordScreen,
});
