import { defineScreen } from '@pasar/screen-kit';
import { settingsTexts } from '../translations.ts';
import { LanguageScreen } from './LanguageScreen.tsx';

/** @spec me-setting-language user-setting-language language-setting */
export default defineScreen<'me-setting-language' | 'user-setting-language'>({
  namespaces: [settingsTexts],
  head: (_state, _input, _context, t) => ({ title: t('language'), robots: 'noindex' }),
  Screen: LanguageScreen,
});
