import { BackLink, Container, Stack, TabLinks } from '@pasar/design-system';
import { formatUnreadCount, notificationKeptDays } from '@pasar/notification';
import { notificationApi } from '@pasar/notification-api';
import { NotificationList } from '@pasar/notification-list';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './NotificationsScreen.module.css';
import { buyerTabs, parseTab } from './parse-tab.ts';
import type { BuyerTab } from './parse-tab.ts';

/** The member's notifications as a buyer, by list. */
export function NotificationsScreen({ input }: ScreenComponentProps<'user-notifications'>): ReactElement {
  const { t } = useTranslation('notification-list');
  const format = useFormat();
  const tab = parseTab(input.query);
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header>
          <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
          <h1 className={styles.title}>{t('notifications')}</h1>
        </header>
        <NotificationTabs current={tab} />
        <NotificationList key={tab} tab={tab} />
        <p className={styles.foot}>
          {t('kept', { days: format.number(notificationKeptDays) })}{' '}
          <Link to={buildPath('user-setting-notification')}>{t('settings')}</Link>
        </p>
      </Stack>
    </Container>
  );
}

function NotificationTabs({ current }: { readonly current: BuyerTab }): ReactElement {
  const { t } = useTranslation('notification-list');
  const { data: unread } = notificationApi.useGetUnreadNotificationsQuery();
  const label = (tab: BuyerTab): string => {
    const count = formatUnreadCount(unread?.[tab] ?? 0);
    return count === '' ? t(`tab_${tab}`) : `${t(`tab_${tab}`)} (${count})`;
  };
  const links = buyerTabs.map((tab) => ({
    to: buildPath('user-notifications', {}, tab === buyerTabs[0] ? {} : { tab }),
    label: label(tab),
    current: tab === current,
  }));
  return <TabLinks label={t('notifications')} links={links} />;
}
