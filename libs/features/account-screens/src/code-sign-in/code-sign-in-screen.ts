import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { providerNeeds } from '../shared/provider-needs.ts';
import { accountTexts } from '../translations.ts';
import { codeSignInPages } from './code-sign-in-pages.data.ts';
import type { CodeSignInRoute } from './code-sign-in-pages.data.ts';
import { CodeSignInScreen } from './CodeSignInScreen.tsx';

/** @spec buyer-otp-login otp-authentication whatsapp-login seller-otp-login */
export default defineScreen<CodeSignInRoute>({
  namespaces: [accountTexts, authFormTexts],
  needs: [providerNeeds],
  head: (_state, { route }, _context, t) => ({
    title: t(codeSignInPages[route].titleKey),
    description: t(codeSignInPages[route].descriptionKey),
    robots: 'noindex',
  }),
  Screen: CodeSignInScreen,
});
