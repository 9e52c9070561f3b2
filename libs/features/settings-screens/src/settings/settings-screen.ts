import { defineScreen } from '@pasar/screen-kit';
import { settingsTexts } from '../translations.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

/** Open to visitors, who can choose a language too; links for members require sign-in. @spec me-setting user-setting settings */
export default defineScreen<'me-setting' | 'user-setting'>({
  namespaces: [settingsTexts],
  head: (_state, _input, _context, t) => ({ title: t('settings'), robots: 'noindex' }),
  Screen: SettingsScreen,
});
