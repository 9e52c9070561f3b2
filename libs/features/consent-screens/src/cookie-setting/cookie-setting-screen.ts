import { defineScreen } from '@pasar/screen-kit';
import { consentTexts } from '../translations.ts';
import { CookieSettingScreen } from './CookieSettingScreen.tsx';

/** Open to visitors: consent is requested before sign-in (amb-consent-visitor). @spec user-account-cookie setting-cookie cookie-setting */
export default defineScreen<'user-account-cookie' | 'setting-cookie'>({
  namespaces: [consentTexts],
  head: (_state, _input, _context, t) => ({ title: t('cookie_title'), robots: 'noindex' }),
  Screen: CookieSettingScreen,
});
