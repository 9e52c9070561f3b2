import type { Address } from '@pasar/account-api';
import { ButtonLink, Select } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RegionChoice } from './RegionChoice.tsx';
import { elsewhere } from './use-destination.ts';
import type { useDestination } from './use-destination.ts';

const addressLine = ({ name, street, district, city, state, postcode }: Address): string =>
  [name, street, district, city, state, postcode].filter(Boolean).join(', ');

export type DeliverToProps = ReturnType<typeof useDestination> & {
  readonly chooseAddress: (id: string) => void;
};

/** Selects one of a member's addresses, or a region. */
export const DeliverTo = (chosen: DeliverToProps): ReactElement => (
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
}: Pick<DeliverToProps, 'addresses' | 'address' | 'chooseAddress'>): ReactElement {
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
