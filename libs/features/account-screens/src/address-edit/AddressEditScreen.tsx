import { accountApi, addressBookApi } from '@pasar/account-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressEditLayout } from './AddressEditLayout.tsx';
import { AddressEditSkeleton } from './AddressEditSkeleton.tsx';
import { useSaveAddress } from './use-save-address.ts';

/** Edits an address. */
export function AddressEditScreen({
  input,
}: ScreenComponentProps<'user-account-address-edit'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const id = input.params.addressId;
  const { data, isError, isFetching, refetch } = accountApi.useListAddressesQuery();
  const [update] = addressBookApi.useUpdateAddressMutation();
  const saving = useSaveAddress((draft) => update({ ...draft, id }));
  if (isError) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!data) return <AddressEditSkeleton title={t('edit_address')} />;
  const address = data.addresses.find((one) => one.id === id);
  return address ? (
    <AddressEditLayout
      title={t('edit_address')}
      initial={address}
      mayBeDefault={!address.is_default}
      {...saving}
    />
  ) : (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('address_gone')}
      action={<ButtonLink to={buildPath('user-account-address', {})}>{t('addresses')}</ButtonLink>}
    />
  );
}
