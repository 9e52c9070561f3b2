import type { ChatMessage } from '@pasar/chat-api';
import { joinClasses } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemAttachment, OrderAttachment } from './Attachment.tsx';
import styles from './MessageBubble.module.css';

/** A longer gap between messages shows the time. */
const pauseSeconds = 30 * 60;

type Props = {
  readonly message: ChatMessage;
  readonly previous: ChatMessage | undefined;
  /** Whether this is the last own message that the other side has read. */
  readonly isLastSeen: boolean;
};

/** A message, on its sender's side. */
export function MessageBubble({ message, previous, isLastSeen }: Props): ReactElement {
  const { t } = useTranslation('chat-screens');
  const format = useFormat();
  const { mine, text, item, order, automatic, ctime } = message;
  const hasTime = !previous || ctime - previous.ctime > pauseSeconds;
  return (
    <>
      {hasTime ? <p className={styles.time}>{format.dateTime(ctime * secondMs)}</p> : null}
      <div className={joinClasses(styles.message, mine && styles.mine)}>
        {item ? <ItemAttachment item={item} /> : null}
        {order ? <OrderAttachment order={order} /> : null}
        {text ? (
          <p className={styles.bubble} dir="auto">
            {text}
          </p>
        ) : null}
        {automatic ? <span className={styles.note}>{t('automatic')}</span> : null}
        {isLastSeen ? <span className={styles.note}>{t('seen')}</span> : null}
      </div>
    </>
  );
}
