import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { DevicesScreen } from './DevicesScreen.tsx';

/** The member's sessions. */
export default defineScreen<'user-account-devices'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.listDevices.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('devices'), robots: 'noindex' }),
  Screen: DevicesScreen,
});
