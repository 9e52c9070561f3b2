import { accountApi } from '@pasar/account-api';
import {
  BackLink,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
} from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressCard } from './AddressCard.tsx';
import styles from './AddressBookScreen.module.css';

/** Lists the member's addresses, the default one first. */
export function AddressBookScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <div>
          <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('addresses')}</h1>
            <ButtonLink size="sm" icon="plus" to={buildPath('user-account-address-add', {})}>
              {t('add_address')}
            </ButtonLink>
          </header>
        </div>
        <AddressList />
      </Stack>
    </Container>
  );
}

function AddressList(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { data, isError, isFetching, refetch } = accountApi.useListAddressesQuery();
  if (isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <AddressSkeletons />;
  if (data.addresses.length === 0) {
    return <EmptyState illustration="parcel" title={t('no_addresses_title')} text={t('no_addresses_text')} />;
  }
  return (
    <Stack gap="md">
      {data.addresses.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
    </Stack>
  );
}

function AddressSkeletons(): ReactElement {
  return (
    <Stack gap="md" aria-hidden="true">
      {[1, 2].map((key) => (
        <Card key={key}>
          <Skeleton shape="block" className={styles.skeleton} />
        </Card>
      ))}
    </Stack>
  );
}
