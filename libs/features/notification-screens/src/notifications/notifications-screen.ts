import { optional } from '@pasar/base-api';
import { notificationApi } from '@pasar/notification-api';
import { notificationTexts } from '@pasar/notification-list';
import { defineScreen } from '@pasar/screen-kit';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { parseTab } from './parse-tab.ts';

/** What happened to a member's orders, alerts and account. */
export default defineScreen<'user-notifications'>({
  namespaces: [notificationTexts],
  signedIn: true,
  needs: [
    ({ query }) => [
      notificationApi.endpoints.getNotifications.initiate(parseTab(query)),
      optional(notificationApi.endpoints.getUnreadNotifications.initiate()),
    ],
  ],
  head: (_state, _input, _context, t) => ({ title: t('notifications'), robots: 'noindex' }),
  Screen: NotificationsScreen,
});
