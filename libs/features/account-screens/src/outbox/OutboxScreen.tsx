import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
} from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageCard } from './MessageCard.tsx';
import styles from './OutboxScreen.module.css';

/** Lists the messages that the demo store would send, such as codes and e-mails, newest first. */
export function OutboxScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { refetch, isFetching } = signInMethodsApi.useReadOutboxQuery();
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <Breadcrumbs
          crumbs={[{ label: t('internal_tools'), to: buildPath('internal') }, { label: t('outbox_title') }]}
        />
        <header className={styles.head}>
          <h1 className={styles.title}>{t('outbox_title')}</h1>
          <Button
            size="sm"
            variant="secondary"
            icon="refresh"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('refresh')}
          </Button>
        </header>
        <p className={styles.lead}>{t('outbox_lead')}</p>
        <Messages />
      </Stack>
    </Container>
  );
}

function Messages(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { data, isError, isFetching, refetch } = signInMethodsApi.useReadOutboxQuery();
  if (isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" className={styles.skeleton} />;
  if (data.messages.length === 0)
    return <EmptyState illustration="parcel" title={t('outbox_empty_title')} text={t('outbox_empty_text')} />;
  return (
    <Stack gap="md">
      {data.messages.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </Stack>
  );
}
