import { Card, Checkbox, Stack } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import { isMarketingTopic, topicsOfChannel } from '@pasar/settings';
import type { NotificationChannel } from '@pasar/settings';
import { settingsApi } from '@pasar/settings-api';
import type { NotificationChange, NotificationSettings } from '@pasar/settings-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NotificationsScreen.module.css';

type Props = { readonly channel: NotificationChannel; readonly settings: NotificationSettings };

const readContact = ({ email, phone }: NotificationSettings, channel: NotificationChannel): string =>
  ({ email, sms: phone, push: '' })[channel];

/** The topics of a channel: mandatory and optional ones. */
export function ChannelCard({ channel, settings }: Props): ReactElement {
  const { t } = useTranslation('settings-screens');
  const address = readContact(settings, channel);
  return (
    <Card as="section" aria-label={t(`channel_${channel}`)}>
      <Stack gap="md">
        <div>
          <h2 className={styles.title}>{t(`channel_${channel}`)}</h2>
          <p className={styles.text}>{address || t(`channel_${channel}_text`)}</p>
        </div>
        {topicsOfChannel(channel).map((topic) =>
          isMarketingTopic(topic) ? (
            <TopicCheckbox key={topic} channel={channel} topic={topic} settings={settings} />
          ) : (
            <Checkbox
              key={topic}
              label={t(`topic_${topic}`)}
              hint={t('always_sent')}
              checked
              disabled
              readOnly
            />
          ),
        )}
      </Stack>
    </Card>
  );
}

function TopicCheckbox({
  channel,
  topic,
  settings,
}: Props & { readonly topic: NotificationChange['topic'] }): ReactElement {
  const { t } = useTranslation('settings-screens');
  const showFailure = useShowFailure();
  const [change, { isLoading, originalArgs }] = settingsApi.useSetNotificationMutation();
  const isOn = settings.on.some((one) => one.topic === topic && one.channel === channel);
  const save = async (on: boolean) => {
    const { error } = await change({ topic, channel, on });
    if (error) await showFailure({ call: 'notification-set', error, fallbackMessage: t('not_saved') });
  };
  return (
    <Checkbox
      label={t(`topic_${topic}`)}
      hint={t(`topic_${topic}_text`)}
      checked={isLoading && originalArgs ? originalArgs.on : isOn}
      saving={isLoading}
      onChange={({ target }) => void save(target.checked)}
    />
  );
}
