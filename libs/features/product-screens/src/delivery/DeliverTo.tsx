import { accountApi, useSession } from '@pasar/account-api';
import type { Address } from '@pasar/account-api';
import { useDeliveryRegion } from '@pasar/catalogue-api';
import { ButtonLink, Select } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { useStorages } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RegionChoice } from './RegionChoice.tsx';

/** The destination of a parcel: a member's address, or a region of the market; empty if neither is selected. */
export type Destination = { readonly state?: string; readonly city?: string; readonly postcode?: string };

const elsewhere = 'elsewhere';

/** A member's addresses, with the default one preselected, and the market's regions. */
export function useDestination() {
  const session = useSession();
  const { data } = accountApi.useListAddressesQuery(undefined, { skip: session.status !== 'logged-in' });
  const [addressChoice, chooseAddress] = useState('');
  const { region, chooseRegion } = useDeliveryRegion(useStorages());
  const addresses = data?.addresses ?? [];
  const defaultAddress = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  const address =
    addressChoice === elsewhere
      ? undefined
      : (addresses.find(({ id }) => String(id) === addressChoice) ?? defaultAddress);
  const destination: Destination = address
    ? { state: address.state, city: address.city, postcode: address.postcode }
    : { ...(region !== '' && { state: region }) };
  const visitor = session.status === 'not-logged-in';
  return { destination, addresses, address, region, visitor, chooseAddress, chooseRegion };
}

const addressLine = ({ name, street, district, city, state, postcode }: Address): string =>
  [name, street, district, city, state, postcode].filter(Boolean).join(', ');

export const DeliverTo = (chosen: ReturnType<typeof useDestination>): ReactElement => (
  <>
    {chosen.addresses.length > 0 ? <AddressChoice {...chosen} /> : null}
    {chosen.address ? null : <RegionChoice chosen={chosen.region} onChoose={chosen.chooseRegion} />}
    {chosen.visitor ? <SignIn /> : null}
  </>
);

function AddressChoice({
  addresses,
  address,
  chooseAddress,
}: Pick<ReturnType<typeof useDestination>, 'addresses' | 'address' | 'chooseAddress'>): ReactElement {
  const { t } = useTranslation('product-screens');
  const own = addresses.map((each) => ({ value: String(each.id), label: addressLine(each) }));
  return (
    <Select
      label={t('deliver_to')}
      value={address ? String(address.id) : elsewhere}
      options={[...own, { value: elsewhere, label: t('deliver_elsewhere') }]}
      onChange={(event) => chooseAddress(event.target.value)}
    />
  );
}

function SignIn(): ReactElement {
  const { t } = useTranslation('product-screens');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink variant="secondary" size="sm" to={loginPath(pathname + search)}>
      {t('sign_in_for_address')}
    </ButtonLink>
  );
}
