import { chatApi } from '@pasar/chat-api';
import type { Conversation, ConversationQuery } from '@pasar/chat-api';
import { ButtonLink, Card, EmptyState, ErrorState, LoadMore, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationRow } from './ConversationRow.tsx';
import styles from './ConversationList.module.css';

type Props = { readonly current: ConversationQuery | undefined };

const isCurrent = ({ conversation_id, shopid, role }: Conversation, current: ConversationQuery | undefined) =>
  current !== undefined &&
  (current.conversation_id === undefined
    ? role === 'buyer' && current.shopid === shopid
    : current.conversation_id === conversation_id);

/** The member's conversations, latest first. */
export function ConversationList({ current }: Props): ReactElement {
  const { t } = useTranslation('chat-screens');
  const list = chatApi.useGetConversationsInfiniteQuery();
  if (list.isError && !list.data)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!list.data) return <ListSkeleton />;
  const conversations = list.data.pages.flatMap((page) => page.conversations);
  if (conversations.length === 0)
    return (
      <EmptyState
        illustration="parcel"
        title={t('empty_title')}
        text={t('empty_text')}
        action={
          // Beside the first conversation, nothing else needs to be started.
          current ? undefined : <ButtonLink to={buildPath('purchase-list')}>{t('my_purchases')}</ButtonLink>
        }
      />
    );
  return (
    <Stack gap="md">
      <nav aria-label={t('chat_title')}>
        <Card as="ul" padding="rows">
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.conversation_id}
              conversation={conversation}
              current={isCurrent(conversation, current)}
            />
          ))}
        </Card>
      </nav>
      <LoadMore list={list}>{t('more_conversations')}</LoadMore>
    </Stack>
  );
}

const ListSkeleton = (): ReactElement => (
  <Card aria-hidden="true">
    <Stack gap="md">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} shape="block" className={styles.skeleton} />
      ))}
    </Stack>
  </Card>
);
