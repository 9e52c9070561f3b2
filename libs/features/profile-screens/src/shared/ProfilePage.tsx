import { BackLink, Card, Container, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ProfilePage.module.css';

type Props = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Omits the card around the content. */
  readonly bare?: boolean;
  readonly children: ReactNode;
};

/** The layout of an account form, with a link back. */
export function ProfilePage({ title, lead, bare, children }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  return (
    <Container width="form" className={styles.page}>
      <Stack gap="md">
        <div>
          <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {bare ? children : <Card>{children}</Card>}
      </Stack>
    </Container>
  );
}

type Query<Data> = {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Renders a query's data; until then a skeleton, or on failure a retry. */
export function WhenLoaded<Data>({
  query,
  children,
}: {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching} />;
  return <Skeleton shape="block" className={styles.skeleton} />;
}
