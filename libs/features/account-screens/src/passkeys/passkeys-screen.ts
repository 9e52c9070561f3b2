import { passkeysApi } from '@pasar/account-api/passkeys';
import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { authFormTexts } from '@pasar/auth-forms';
import { optional } from '@pasar/base-api';
import { defineScreen } from '@pasar/screen-kit';
import { providerNeeds } from '../shared/provider-needs.ts';
import { accountTexts } from '../translations.ts';
import { PasskeysScreen } from './PasskeysScreen.tsx';

const listNeeds = () => [
  optional(passkeysApi.endpoints.listPasskeys.initiate()),
  optional(socialSignInApi.endpoints.listLinkedIdentities.initiate()),
];

export default defineScreen<'user-account-passkeys'>({
  namespaces: [accountTexts, authFormTexts],
  signedIn: true,
  needs: [listNeeds, providerNeeds],
  head: (_state, _input, _context, t) => ({ title: t('passkeys'), robots: 'noindex' }),
  Screen: PasskeysScreen,
});
