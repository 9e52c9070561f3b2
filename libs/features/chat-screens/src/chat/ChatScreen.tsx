import { chatApi } from '@pasar/chat-api';
import { BackLink, Container, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationPane } from '../conversation/ConversationPane.tsx';
import { useChatLive } from '../live/use-chat-live.ts';
import styles from './ChatScreen.module.css';
import { ConversationList } from './ConversationList.tsx';
import { readChatQuery } from './read-chat-query.ts';

/** The member's conversations: list and conversation side by side on desktops, one at a time on phones. */
export function ChatScreen({ input }: ScreenComponentProps<'chat'>): ReactElement {
  const { t } = useTranslation('chat-screens');
  const { platform } = useScreenContext();
  const query = readChatQuery(input.query);
  const status = useChatLive(query.conversation);
  const isPhone = platform === 'rw';
  const { data } = chatApi.useGetConversationsInfiniteQuery(undefined, { skip: isPhone });
  const isEmpty = data?.pages.every((page) => page.conversations.length === 0) ?? false;
  // Without conversations, show only the list's empty state.
  const isSingle = isPhone || (isEmpty && !query.conversation);
  const key = JSON.stringify(query);
  const isConversationOnly = isPhone && query.conversation !== undefined;
  return (
    <Container className={styles.page}>
      {isPhone && !query.conversation ? (
        <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
      ) : null}
      <h1 className={isConversationOnly ? 'visually-hidden' : styles.title}>{t('chat_title')}</h1>
      <div className={isSingle ? styles.single : styles.panes}>
        {isConversationOnly ? null : <ConversationList current={query.conversation} />}
        {query.conversation ? (
          <ConversationPane
            key={key}
            query={{ ...query, conversation: query.conversation }}
            status={status}
            hasBack={isPhone}
          />
        ) : null}
        {!isSingle && !query.conversation ? (
          <EmptyState illustration="parcel" title={t('choose_title')} text={t('choose_text')} />
        ) : null}
      </div>
    </Container>
  );
}
