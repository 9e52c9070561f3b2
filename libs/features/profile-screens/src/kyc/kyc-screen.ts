import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { KycScreen } from './KycScreen.tsx';

/** @spec user-account-kyc kyc-br kyc-custom-tw kyc-tw */
export default defineScreen<'user-account-kyc' | 'kyc-custom-tw'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getKyc.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('kyc'), robots: 'noindex' }),
  Screen: KycScreen,
});
