import type { AppDispatch } from '@pasar/base-api';
import { chatApi, fetchOlderMessages } from '@pasar/chat-api';
import type { ChatMessage, Conversation, SendMessageRequest } from '@pasar/chat-api';
import { Button, ErrorState, Skeleton } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './MessageList.module.css';
import { MessageBubble } from './MessageBubble.tsx';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import type { OutgoingMessage } from './use-outgoing.ts';
import { useMarkRead } from './use-mark-read.ts';

type Props = {
  readonly conversation: Conversation;
  readonly outgoing: readonly OutgoingMessage[];
  readonly onRetry: (request: SendMessageRequest) => Promise<void>;
  readonly onDiscard: (clientId: string) => void;
};

/** The messages, latest at the bottom; an empty conversation shows an introduction. */
export function MessageList({ conversation, outgoing, onRetry, onDiscard }: Props): ReactElement {
  const { conversation_id, other_read_seq } = conversation;
  const { t } = useTranslation('chat-screens');
  const query = chatApi.useGetMessagesQuery(conversation_id ?? 0, { skip: conversation_id === undefined });
  const messages: readonly ChatMessage[] = query.data?.messages ?? [];
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const end = useScrollToEnd(lastSeq + outgoing.length);
  useMarkRead(conversation, lastSeq);
  const lastSeen = messages.findLast(({ mine, seq }) => mine && seq <= other_read_seq)?.seq;
  const isWaiting = conversation_id !== undefined && !query.data;
  return (
    <div className={styles.scroll} ref={end} tabIndex={0} role="log" aria-label={t('chat_title')}>
      <div className={styles.messages}>
        {isWaiting && query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : null}
        {isWaiting && !query.isError ? <Skeleton shape="block" className={styles.skeleton} /> : null}
        {conversation_id !== undefined && query.data?.has_more ? <OlderButton id={conversation_id} /> : null}
        {!isWaiting && messages.length === 0 && outgoing.length === 0 ? (
          <p className={styles.start}>{t('start_text', { name: conversation.title })}</p>
        ) : null}
        {messages.map((message, index) => (
          <MessageBubble
            key={message.seq}
            message={message}
            previous={messages[index - 1]}
            isLastSeen={message.seq === lastSeen}
          />
        ))}
        {outgoing.map((message) => (
          <OutgoingBubble
            key={message.request.client_id}
            message={message}
            onRetry={() => void onRetry(message.request)}
            onDiscard={() => onDiscard(message.request.client_id)}
          />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the end, initially and when the content grows; the list is reversed, so its end is at 0. */
function useScrollToEnd(length: number) {
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [length]);
  return scroll;
}

function OlderButton({ id }: { readonly id: number }): ReactElement {
  const { t } = useTranslation('chat-screens');
  const dispatch = useDispatch<AppDispatch>();
  const showFailure = useShowFailure();
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    await dispatch(fetchOlderMessages(id)).catch((error: unknown) =>
      showFailure({ call: 'chat-messages', error, fallbackMessage: t('load_failed') }),
    );
    setIsLoading(false);
  };
  return (
    <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void load()}>
      {t('older')}
    </Button>
  );
}
