import { accountApi, useSession } from '@pasar/account-api';
import { useDeliveryRegion } from '@pasar/screen-kit';

/** The destination of a parcel: a member's address, or a region of the market; empty if neither is selected. */
export type Destination = { readonly state?: string; readonly city?: string; readonly postcode?: string };

/** The choice of a region instead of an address. */
export const elsewhere = 'elsewhere';

/** A member's addresses, with the chosen one or else the default one selected, and the region of a shopper without one. */
export function useDestination(addressId: string) {
  const session = useSession();
  const { data } = accountApi.useListAddressesQuery(undefined, { skip: session.status !== 'logged-in' });
  const { region, chooseRegion } = useDeliveryRegion();
  const addresses = data?.addresses ?? [];
  const defaultAddress = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  const address =
    addressId === elsewhere
      ? undefined
      : (addresses.find(({ id }) => String(id) === addressId) ?? defaultAddress);
  const destination: Destination = address
    ? { state: address.state, city: address.city, postcode: address.postcode }
    : { ...(region !== '' && { state: region }) };
  const visitor = session.status === 'not-logged-in';
  return { destination, addresses, address, region, visitor, chooseRegion };
}
