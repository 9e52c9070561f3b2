import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

/** @spec forgot-password password-reset-email */
export default defineScreen<'forgot-password'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('forgot_password'),
    description: t('forgot_lead'),
    robots: 'noindex',
  }),
  Screen: ForgotPasswordScreen,
});
