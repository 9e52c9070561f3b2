import { Card, ErrorState, Notice, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { settingsApi } from '@pasar/settings-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SettingsPage } from '../shared/SettingsPage.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import styles from './NotificationsScreen.module.css';
import { routeChannels } from './route-channels.data.ts';
import type { NotificationRoute } from './route-channels.data.ts';

/** The member's notification settings, by channel. */
export function NotificationsScreen({ input }: ScreenComponentProps<NotificationRoute>): ReactElement {
  const { t } = useTranslation('settings-screens');
  const { data, isError, isFetching, refetch } = settingsApi.useGetNotificationSettingsQuery();
  const channels = routeChannels[input.route];
  const [only] = channels;
  return (
    <SettingsPage
      title={channels.length === 1 && only ? t(`channel_${only}`) : t('notifications')}
      text={t('notifications_lead')}
      back={{ to: buildPath('user-setting'), label: t('settings') }}
    >
      {isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {data ? (
        <Stack gap="lg">
          {channels.map((channel) => (
            <ChannelCard key={channel} channel={channel} settings={data} />
          ))}
          {channels.includes('email') && data.email === '' ? (
            <Notice>
              {t('no_email')} <Link to={buildPath('user-account')}>{t('my_account')}</Link>
            </Notice>
          ) : null}
        </Stack>
      ) : null}
      {!data && !isError ? (
        <Card aria-hidden="true">
          <Skeleton shape="block" className={styles.skeleton} />
        </Card>
      ) : null}
    </SettingsPage>
  );
}
