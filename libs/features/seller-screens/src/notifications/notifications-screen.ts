import { notificationApi } from '@pasar/notification-api';
import { notificationTexts } from '@pasar/notification-list';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

/** The notifications of the seller's shop. */
export default defineScreen<'seller-notifications'>({
  namespaces: [sellerTexts, notificationTexts],
  signedIn: 'seller',
  needs: [() => [ownShopNeed(), notificationApi.endpoints.getNotifications.initiate('shop')]],
  head: (_state, _input, _context, t) => ({ title: t('notifications'), robots: 'noindex' }),
  Screen: NotificationsScreen,
});
