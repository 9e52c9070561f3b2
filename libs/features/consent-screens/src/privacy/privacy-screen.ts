import { defineScreen } from '@pasar/screen-kit';
import { consentTexts } from '../translations.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

/** @spec user-setting-privacy user-account-gdpr privacy-setting gdpr-setting */
export default defineScreen<'user-setting-privacy' | 'user-account-gdpr'>({
  namespaces: [consentTexts],
  signedIn: true,
  head: (_state, _input, _context, t) => ({ title: t('privacy_title'), robots: 'noindex' }),
  Screen: PrivacyScreen,
});
