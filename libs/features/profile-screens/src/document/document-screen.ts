import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { DocumentScreen } from './DocumentScreen.tsx';

/** @spec user-account-dni dni */
export default defineScreen<'user-account-dni'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('document'), robots: 'noindex' }),
  Screen: DocumentScreen,
});
