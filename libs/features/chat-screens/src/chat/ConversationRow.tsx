import type { Conversation } from '@pasar/chat-api';
import { Image, joinClasses, Tag } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ConversationRow.module.css';

type Props = { readonly conversation: Conversation; readonly current: boolean };

/** A conversation in the list: name, last message, time and unread count. */
export function ConversationRow({ conversation, current }: Props): ReactElement {
  const { t } = useTranslation('chat-screens');
  const format = useFormat();
  const { conversation_id = 0, title, role, last_text, last_mine, mtime, unread } = conversation;
  const preview = last_text || t('attachment_preview');
  return (
    <li>
      <Link
        className={joinClasses(styles.row, current && styles.current)}
        aria-current={current ? 'page' : undefined}
        to={`${buildPath('chat')}?conversation=${conversation_id}`}
      >
        <Portrait conversation={conversation} />
        <span className={styles.words}>
          <span className={styles.head}>
            <strong className={styles.name}>{title || t('former_member')}</strong>
            <span className={styles.time}>{format.date(mtime * secondMs)}</span>
          </span>
          <span className={styles.head}>
            <span className={joinClasses(styles.preview, unread > 0 && styles.unread)}>
              {last_mine ? t('you_prefix', { text: preview }) : preview}
            </span>
            {unread > 0 ? (
              <span className={styles.count}>
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="visually-hidden">{t('unread_count', { count: unread })}</span>
              </span>
            ) : null}
          </span>
          {role === 'seller' ? (
            <span>
              <Tag tone="info" size="sm">
                {t('buyer_tag')}
              </Tag>
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

/** The shop's picture, or a buyer's initial. */
export function Portrait({
  conversation: { picture, title },
}: {
  readonly conversation: Conversation;
}): ReactElement {
  if (picture)
    return <Image picture={picture} alt="" sizes="3rem" widest={320} className={styles.portrait} />;
  return (
    <span className={joinClasses(styles.portrait, styles.letter)} aria-hidden="true">
      {title.slice(0, 1).toUpperCase()}
    </span>
  );
}
