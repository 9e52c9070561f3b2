import { AddressForm } from '@pasar/address-form';
import type { AddressDraft } from '@pasar/address-form';
import { Button, Notice, Stack } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context.tsx';
import { useAccountApi } from '../host/use-apis.ts';

type Props = { readonly onAdded: (id: number) => void; readonly onCancel: () => void };

/** A form for a new address, which is saved in the address book. */
export function NewAddress({ onAdded, onCancel }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const { context, showFailure } = useHost();
  const [failure, setFailure] = useState<string>();
  const [add, { isLoading }] = useAccountApi().useAddAddressMutation();
  const save = async (draft: AddressDraft) => {
    setFailure(undefined);
    const { data, error } = await add(draft);
    if (data) return onAdded(data.id);
    return showFailure({
      call: 'address-save',
      error,
      fallbackMessage: t('address_not_saved'),
      showMessage: setFailure,
    });
  };
  return (
    <Stack gap="md">
      <AddressForm
        market={context.market}
        saving={isLoading}
        failure={
          failure ? (
            <Notice tone="danger" announce>
              {failure}
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
