import type { OutboxMessage } from '@pasar/account-api';
import { Card, Stack, Tag } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OutboxScreen.module.css';

const link = /(https?:\/\/\S+)/;

/** A message with clickable links. */
export function MessageCard({ message }: { readonly message: OutboxMessage }): ReactElement {
  const { t } = useTranslation('account-screens');
  const format = useFormat();
  const { channel, recipient, subject, body, ctime } = message;
  return (
    <Card>
      <article>
        <Stack gap="sm">
          <div className={styles.head}>
            <strong>{recipient}</strong>
            <Tag tone={channel === 'email' ? 'info' : 'brand-soft'}>{t(`channel_${channel}`)}</Tag>
          </div>
          {subject ? <h2 className={styles.subject}>{subject}</h2> : null}
          <p className={styles.body}>
            {body.split(link).map((part, index) =>
              link.test(part) ? (
                <a key={index} href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
          <span className={styles.lead}>{format.dateTime(ctime * secondMs)}</span>
        </Stack>
      </article>
    </Card>
  );
}
