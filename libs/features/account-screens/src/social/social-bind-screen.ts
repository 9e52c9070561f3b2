import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { SocialBindScreen } from './SocialBindScreen.tsx';

/** @spec authenticate-social-bind social-bind */
export default defineScreen<'authenticate-social-bind'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('bind_page'),
    robots: 'noindex',
  }),
  Screen: SocialBindScreen,
});
