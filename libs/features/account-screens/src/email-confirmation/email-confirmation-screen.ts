import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { EmailConfirmationScreen } from './EmailConfirmationScreen.tsx';

/** @spec verify-email-link dlink-verify-email-link verification-email-link */
export default defineScreen<'verify-email-link' | 'dlink-verify-email-link'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('confirm_email_title'),
    description: t('confirm_email_lead'),
    robots: 'noindex',
  }),
  Screen: EmailConfirmationScreen,
});
