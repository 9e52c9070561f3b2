import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { TaxIdScreen } from './TaxIdScreen.tsx';

/** @spec user-account-tax-id tax-id */
export default defineScreen<'user-account-tax-id'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.getProfile.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('tax_id'), robots: 'noindex' }),
  Screen: TaxIdScreen,
});
