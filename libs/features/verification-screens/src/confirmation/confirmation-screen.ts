import { defineScreen } from '@pasar/screen-kit';
import { verificationTexts } from '../translations.ts';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

/** @spec verify-qr dlink-verify-link verification-qr verification-link */
export default defineScreen<'verify-qr' | 'dlink-verify-link'>({
  namespaces: [verificationTexts],
  head: (_state, _input, _context, t) => ({
    title: t('title_confirm'),
    description: t('lead_confirm'),
    robots: 'noindex',
  }),
  Screen: ConfirmationScreen,
});
