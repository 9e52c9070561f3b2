import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** @spec user-account-profile account-profile */
export default defineScreen<'user-account-profile'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('profile'), robots: 'noindex' }),
  Screen: ProfileScreen,
});
