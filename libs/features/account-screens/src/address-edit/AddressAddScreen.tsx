import { accountApi } from '@pasar/account-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EditFrame } from './EditFrame.tsx';
import { useSaveAddress } from './use-save-address.ts';

/** A new address; the first becomes the default by itself. */
export function AddressAddScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const [add] = accountApi.useAddAddressMutation();
  const saving = useSaveAddress((draft) => add(draft));
  return <EditFrame title={t('add_address')} mayBeDefault {...saving} />;
}
