import { profileApi } from '@pasar/account-api/profile';
import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { PhoneScreen } from './PhoneScreen.tsx';

/** @spec user-account-phone account-phone */
export default defineScreen<'user-account-phone'>({
  namespaces: [profileTexts, authFormTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('phone'), robots: 'noindex' }),
  Screen: PhoneScreen,
});
