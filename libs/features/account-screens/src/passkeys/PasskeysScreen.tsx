import { passkeysApi } from '@pasar/account-api/passkeys';
import { BackLink, Container, EmptyState, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPasskey } from './AddPasskey.tsx';
import { LinkedLogins } from './LinkedLogins.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import styles from './PasskeysScreen.module.css';

/** The account's passkeys and linked logins. */
export function PasskeysScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header>
          <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
          <h1 className={styles.title}>{t('passkeys')}</h1>
          <p className={styles.lead}>{t('passkeys_lead')}</p>
        </header>
        <Passkeys />
        <AddPasskey />
        <LinkedLogins />
      </Stack>
    </Container>
  );
}

function Passkeys(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { data, isError, isFetching, refetch } = passkeysApi.useListPasskeysQuery();
  if (isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" className={styles.skeleton} />;
  if (data.passkeys.length === 0)
    return (
      <EmptyState illustration="parcel" title={t('passkeys_empty_title')} text={t('passkeys_empty_text')} />
    );
  return (
    <Stack gap="md">
      {data.passkeys.map((passkey) => (
        <PasskeyCard key={passkey.id} passkey={passkey} />
      ))}
    </Stack>
  );
}
