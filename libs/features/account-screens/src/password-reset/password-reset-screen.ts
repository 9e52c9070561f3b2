import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';

/** @spec buyer-reset buyer-login-reset-legacy password-reset legacy-password-reset */
export default defineScreen<'buyer-reset' | 'buyer-login-reset-legacy'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('reset_title'),
    description: t('reset_lead'),
    robots: 'noindex',
  }),
  Screen: PasswordResetScreen,
});
