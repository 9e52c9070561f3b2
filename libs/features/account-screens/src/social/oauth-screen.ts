import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { OauthScreen } from './OauthScreen.tsx';

/** @spec authenticate-oauth oauth */
export default defineScreen<'authenticate-oauth'>({
  namespaces: [accountTexts],
  head: (_state, _input, _context, t) => ({
    title: t('oauth_title'),
    robots: 'noindex',
  }),
  Screen: OauthScreen,
});
