import { deleteAddressPath, setDefaultAddressPath, updateAddressPath } from '@pasar/account-contract/paths';
import type {
  Address,
  AddressDraft,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@pasar/account-contract';
import type { CallBody, CallData, CallRequest } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';

export type { AddressDraft };

type AddressBook = CallData<typeof listAddresses>;

/** Changes of the address book: a separate chunk. */
export const addressBookApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    updateAddress: build.mutation<Address, AddressDraft & { id: number }>({
      query: (body): CallRequest<typeof updateAddress> => ({ method: 'POST', path: updateAddressPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
    }),
    deleteAddress: build.mutation<AddressBook, CallBody<typeof deleteAddress>>({
      query: (body): CallRequest<typeof deleteAddress> => ({ method: 'POST', path: deleteAddressPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
    }),
    setDefaultAddress: build.mutation<AddressBook, CallBody<typeof setDefaultAddress>>({
      query: (body): CallRequest<typeof setDefaultAddress> => ({
        method: 'POST',
        path: setDefaultAddressPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
    }),
  }),
});
