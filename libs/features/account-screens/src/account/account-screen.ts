import { optional } from '@pasar/base-api';
import { notificationApi } from '@pasar/notification-api';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { AccountScreen } from './AccountScreen.tsx';

/** @spec user me user-account account-home */
export default defineScreen<'user' | 'me' | 'user-account'>({
  namespaces: [accountTexts],
  signedIn: true,
  // The count on the bell; the page is complete without it.
  needs: [() => [optional(notificationApi.endpoints.getUnreadNotifications.initiate())]],
  head: (_state, _input, _context, t) => ({ title: t('my_account'), robots: 'noindex' }),
  Screen: AccountScreen,
});
