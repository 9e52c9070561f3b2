import { addressBookApi } from '@pasar/account-api';
import type { Address } from '@pasar/account-api';
import { AddressText } from '@pasar/address-form';
import { Button, Dialog } from '@pasar/design-system';
import { useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Deletes an address after confirmation. */
export function DeleteAddress({ address }: { readonly address: Address }): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [isOpen, setIsOpen] = useState(false);
  const [deleteAddress, { isLoading }] = addressBookApi.useDeleteAddressMutation();
  const remove = async () => {
    const { error } = await deleteAddress({ id: address.id });
    setIsOpen(false);
    if (error) return showFailure({ call: 'address-delete', error, fallbackMessage: t('failure_other') });
    return toast({ message: t('address_deleted'), kind: 'success' });
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('delete_question')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <AddressText address={address} market={market.code} />
      </Dialog>
    </>
  );
}
