import { NotificationList } from '@pasar/notification-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import styles from './NotificationsScreen.module.css';

/** What buyers did at the seller's shop: orders, cancellations, returns, questions and reviews. */
export function NotificationsScreen(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-notifications">
      {() => (
        <>
          <h1 className={styles.title}>{t('notifications')}</h1>
          <NotificationList tab="shop" />
        </>
      )}
    </PortalPage>
  );
}
