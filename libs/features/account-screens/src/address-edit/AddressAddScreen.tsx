import { accountApi } from '@pasar/account-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressEditLayout } from './AddressEditLayout.tsx';
import { useSaveAddress } from './use-save-address.ts';

/** Adds an address; the server makes the first one the default. */
export function AddressAddScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const [add] = accountApi.useAddAddressMutation();
  const saving = useSaveAddress((draft) => add(draft));
  return <AddressEditLayout title={t('add_address')} mayBeDefault {...saving} />;
}
