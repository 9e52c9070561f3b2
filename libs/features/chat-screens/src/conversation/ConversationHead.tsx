import type { ChatConnectionStatus, Conversation } from '@pasar/chat-api';
import { Icon } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Portrait } from '../chat/ConversationRow.tsx';
import styles from './ConversationHead.module.css';

type Props = {
  readonly conversation: Conversation;
  readonly status: ChatConnectionStatus;
  readonly hasBack: boolean;
};

/** The other participant, and whether the connection is live. */
export function ConversationHead({ conversation, status, hasBack }: Props): ReactElement {
  const { t } = useTranslation('chat-screens');
  const { percent } = useFormat();
  const { title, role, username, response_rate } = conversation;
  return (
    <header className={styles.head}>
      {hasBack ? (
        <Link className={styles.back} to={buildPath('chat')} aria-label={t('back_to_list')}>
          <Icon name="chevron-left" />
        </Link>
      ) : null}
      <Portrait conversation={conversation} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {role === 'buyer' ? (
            <Link to={buildPath('shop-by-username', { username })}>{title}</Link>
          ) : (
            title || t('former_member')
          )}
        </h2>
        {response_rate === undefined ? null : (
          <p className={styles.muted}>{t('response_rate', { rate: percent(response_rate) })}</p>
        )}
        {role === 'seller' ? <p className={styles.muted}>{t('buyer_tag')}</p> : null}
      </div>
      <p role="status" className={status === 'polling' ? styles.status : 'visually-hidden'}>
        {status === 'polling' ? t('reconnecting') : ''}
      </p>
    </header>
  );
}
