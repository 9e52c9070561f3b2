import { accountApi } from '@pasar/account-api';
import type { Address } from '@pasar/account-api';
import { AddressText } from '@pasar/address-form';
import { ButtonLink, Card, EmptyState, ErrorState, RadioGroup, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Facts } from '../shared/Facts.tsx';

type ChildrenProps = { readonly children: (addresses: readonly Address[]) => ReactElement };

/** The member's addresses with loading, error and empty states. */
function WithAddresses({ children }: ChildrenProps): ReactElement {
  const { data, isError, isFetching, refetch } = accountApi.useListAddressesQuery();
  if (!data)
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <Skeleton shape="block" />;
  if (data.addresses.length === 0)
    return (
      <EmptyState
        illustration="parcel"
        title="No addresses yet"
        action={<ButtonLink to={buildPath('user-account-address-add', {})}>Add an address</ButtonLink>}
      />
    );
  return children(data.addresses);
}

function ShownAddress({ address }: { readonly address: Address }): ReactElement {
  return <AddressText address={address} market={useScreenContext().market.code} />;
}

/** Every address as the account page shows it. */
export const AddressTexts = (): ReactElement => (
  <WithAddresses>
    {(addresses) => (
      <Stack gap="md">
        {addresses.map((address) => (
          <Card key={address.id}>
            <ShownAddress address={address} />
          </Card>
        ))}
      </Stack>
    )}
  </WithAddresses>
);

/** A choice of address, with the value that a form would submit. */
export const AddressChoice = (): ReactElement => (
  <WithAddresses>{(addresses) => <Choice addresses={addresses} />}</WithAddresses>
);

function Choice({ addresses }: { readonly addresses: readonly Address[] }): ReactElement {
  const [chosen, setChosen] = useState(String(addresses[0]?.id ?? ''));
  return (
    <Stack gap="lg">
      <RadioGroup
        legend="Deliver to"
        look="cards"
        value={chosen}
        onValueChange={setChosen}
        options={addresses.map((address) => ({
          value: String(address.id),
          label: <ShownAddress address={address} />,
        }))}
      />
      <Facts facts={{ address_id: chosen }} />
    </Stack>
  );
}
