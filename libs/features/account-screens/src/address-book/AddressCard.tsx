import { addressBookApi } from '@pasar/account-api';
import type { Address } from '@pasar/account-api';
import { AddressText } from '@pasar/address-form';
import { Button, ButtonLink, Card, Cluster, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAddress } from './DeleteAddress.tsx';

/** An address with its actions. */
export function AddressCard({ address }: { readonly address: Address }): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  return (
    <Card as="article" aria-label={address.name}>
      <Stack gap="md">
        <AddressText
          address={address}
          market={market.code}
          mark={address.is_default ? t('default_address') : undefined}
        />
        <Cluster>
          <ButtonLink
            size="sm"
            variant="secondary"
            to={buildPath('user-account-address-edit', { addressId: address.id })}
          >
            {t('edit')}
          </ButtonLink>
          <DeleteAddress address={address} />
          {/* The longest label comes last: alone on a second line, a short one would look lost. */}
          {address.is_default ? null : <SetDefaultButton id={address.id} />}
        </Cluster>
      </Stack>
    </Card>
  );
}

function SetDefaultButton({ id }: { readonly id: number }): ReactElement {
  const { t } = useTranslation('account-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [setDefault, { isLoading }] = addressBookApi.useSetDefaultAddressMutation();
  const submit = async () => {
    const { error } = await setDefault({ id });
    if (error) return showFailure({ call: 'address-default', error, fallbackMessage: t('failure_other') });
    return toast({ message: t('address_saved'), kind: 'success' });
  };
  return (
    <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void submit()}>
      {t('set_default')}
    </Button>
  );
}
