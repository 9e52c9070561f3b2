import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { IdentityStepScreen } from './IdentityStepScreen.tsx';

/** @spec authenticate-ivs auth-identity-verification */
export default defineScreen<'authenticate-ivs'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('step_title'),
    description: t('step_lead'),
    robots: 'noindex',
  }),
  Screen: IdentityStepScreen,
});
