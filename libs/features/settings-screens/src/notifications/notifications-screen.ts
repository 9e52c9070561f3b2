import { defineScreen } from '@pasar/screen-kit';
import { settingsApi } from '@pasar/settings-api';
import { settingsTexts } from '../translations.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import type { NotificationRoute } from './route-channels.data.ts';

/** @spec user-settings-notifications user-setting-notification user-settings-email user-setting-notification-email user-setting-notification-sms notification-settings */
export default defineScreen<NotificationRoute>({
  namespaces: [settingsTexts],
  signedIn: true,
  needs: [() => [settingsApi.endpoints.getNotificationSettings.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('notifications'), robots: 'noindex' }),
  Screen: NotificationsScreen,
});
