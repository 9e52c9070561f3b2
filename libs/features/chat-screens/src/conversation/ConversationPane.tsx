import { isNotFound } from '@pasar/base-api';
import { chatApi } from '@pasar/chat-api';
import type { ChatConnectionStatus, Conversation, ConversationQuery } from '@pasar/chat-api';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatQuery } from '../chat/read-chat-query.ts';
import { Composer } from './Composer.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import styles from './ConversationPane.module.css';
import { MessageList } from './MessageList.tsx';
import { useOutgoing } from './use-outgoing.ts';
import { useUnsentText } from './use-unsent-text.ts';

type Props = {
  readonly query: ChatQuery & { readonly conversation: ConversationQuery };
  readonly status: ChatConnectionStatus;
  /** Whether to show a link back to the list, which is another page. */
  readonly hasBack: boolean;
};

/** A conversation: participant, messages and input. */
export function ConversationPane({ query, status, hasBack }: Props): ReactElement {
  const { data, error, isFetching, refetch } = chatApi.useGetConversationQuery(query.conversation);
  if (data) return <OpenConversation conversation={data} query={query} status={status} hasBack={hasBack} />;
  if (isNotFound(error)) return <ConversationNotFound />;
  if (error) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return (
    <Card>
      <Skeleton shape="block" className={styles.skeleton} />
    </Card>
  );
}

function ConversationNotFound(): ReactElement {
  const { t } = useTranslation('chat-screens');
  return (
    <EmptyState
      illustration="signpost"
      title={t('not_found_title')}
      text={t('not_found_text')}
      action={<ButtonLink to={buildPath('chat')}>{t('back_to_list')}</ButtonLink>}
    />
  );
}

function OpenConversation({
  conversation,
  query,
  status,
  hasBack,
}: Props & { readonly conversation: Conversation }): ReactElement {
  const { t } = useTranslation('chat-screens');
  const unsent = useUnsentText(conversation);
  const showFailure = useShowFailure();
  const { outgoing, send, discard } = useOutgoing(status, ({ text = '' }, error) => {
    // The message is in the input again after signing in.
    unsent.write(text);
    void showFailure({ call: 'chat-messages', error, fallbackMessage: t('not_sent') });
  });
  return (
    <Card as="section" padding="none" className={styles.pane} aria-label={conversation.title}>
      <ConversationHead conversation={conversation} status={status} hasBack={hasBack} />
      <MessageList conversation={conversation} outgoing={outgoing} onRetry={send} onDiscard={discard} />
      <Composer conversation={conversation} query={query} onSend={(request) => void send(request)} />
    </Card>
  );
}
