import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { codeSignUpPages } from './code-sign-up-pages.data.ts';
import type { CodeSignUpRoute } from './code-sign-up-pages.data.ts';
import { CodeSignUpScreen } from './CodeSignUpScreen.tsx';

/** @spec buyer-otp-signup checkout-signup-screen seller-signup-screen */
export default defineScreen<CodeSignUpRoute>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, { route }, _context, t) => ({
    title: t(codeSignUpPages[route].titleKey),
    description: t(codeSignUpPages[route].descriptionKey),
    robots: 'noindex',
  }),
  Screen: CodeSignUpScreen,
});
