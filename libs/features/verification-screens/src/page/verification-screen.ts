import { defineScreen } from '@pasar/screen-kit';
import { verificationTexts } from '../translations.ts';
import { verificationPages } from './verification-pages.data.ts';
import type { VerificationRoute } from './verification-pages.data.ts';
import { VerificationScreen } from './VerificationScreen.tsx';

/** @spec verification-captcha verification-captcha-popup verification-ivs verification-password verification-otp verification-link verification-email verification-traffic */
export default defineScreen<VerificationRoute>({
  namespaces: [verificationTexts],
  head: (_state, { route }, _context, t) => ({
    title: t(`title_${verificationPages[route].text}`),
    description: t(`lead_${verificationPages[route].text}`),
    robots: 'noindex',
  }),
  Screen: VerificationScreen,
});
