import { AddressForm } from '@pasar/address-form';
import type { AddressDraft } from '@pasar/address-form';
import { Button, Notice, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import { useAccountApi } from '../host/use-apis.ts';

type Props = { readonly onAdded: (id: number) => void; readonly onCancel: () => void };

/** A form for a new address, which is saved in the address book. */
export function NewAddress({ onAdded, onCancel }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { context } = useHost();
  const [add, { isLoading, isError }] = useAccountApi().useAddAddressMutation();
  const save = async (draft: AddressDraft) => {
    const { data } = await add(draft);
    if (data) onAdded(data.id);
  };
  return (
    <Stack gap="md">
      <AddressForm
        market={context.market}
        saving={isLoading}
        failure={
          isError ? (
            <Notice tone="danger" announce>
              {t('address_not_saved')}
            </Notice>
          ) : null
        }
        onSave={(draft) => void save(draft)}
      />
      <Button variant="quiet" onClick={onCancel}>
        {t('back')}
      </Button>
    </Stack>
  );
}
