import {
  addAddressPath,
  deleteAddressPath,
  getAccountInfoPath,
  getPaymentInfoPath,
  listAddressesPath,
  setDefaultAddressPath,
  signInPath,
  signOutPath,
  signUpPath,
  updateAddressPath,
} from '@pasar/account-contract/paths';
import type {
  AccountInfo,
  addAddress,
  Address,
  AddressDraft,
  deleteAddress,
  listAddresses,
  PaymentInfo,
  signIn,
  SignInRequest,
  SignUpRequest,
} from '@pasar/account-contract';
import type { BaseApi } from '@pasar/base-api';
import type { CallBody, CallData } from '@pasar/http-contract';

export type { AccountInfo, Address, AddressDraft, PaymentInfo, SignInRequest, SignUpRequest };

type AddressBook = CallData<typeof listAddresses>;
type SignedIn = CallData<typeof signIn>;

/** Signing in or out invalidates every other response. */
export const allTags = [
  'account',
  'address',
  'cart',
  'checkout',
  'item',
  'order',
  'shop',
  'social',
  'voucher',
] as const;

/** Error code of the account call for a visitor (errors.json, `not-logged-in`). */
const notLoggedIn = 19;

const inject = (api: BaseApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      /** `null` for a visitor: a success, since RTK Query would refetch an error on every mount. */
      getAccountInfo: build.query<AccountInfo | null, void>({
        queryFn: async (_, _api, _options, baseQuery) => {
          const { data, error } = await baseQuery({ path: getAccountInfoPath });
          if (error) return error.code === notLoggedIn ? { data: null } : { error };
          return { data: data as AccountInfo };
        },
        providesTags: ['account'],
      }),
      getPaymentInfo: build.query<PaymentInfo, void>({
        query: () => ({ path: getPaymentInfoPath }),
        providesTags: ['account'],
      }),
      signIn: build.mutation<SignedIn, SignInRequest>({
        query: (body) => ({ method: 'POST', path: signInPath, body }),
        invalidatesTags: (_, error) => (error ? [] : allTags),
      }),
      signUp: build.mutation<SignedIn, SignUpRequest>({
        query: (body) => ({ method: 'POST', path: signUpPath, body }),
        invalidatesTags: (_, error) => (error ? [] : allTags),
      }),
      signOut: build.mutation<object, void>({
        query: () => ({ method: 'POST', path: signOutPath, body: {} }),
        invalidatesTags: (_, error) => (error ? [] : allTags),
      }),
      listAddresses: build.query<AddressBook, void>({
        query: () => ({ path: listAddressesPath }),
        providesTags: ['address'],
      }),
      addAddress: build.mutation<Address, CallBody<typeof addAddress>>({
        query: (body) => ({ method: 'POST', path: addAddressPath, body }),
        invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
      }),
      updateAddress: build.mutation<Address, AddressDraft & { id: number }>({
        query: (body) => ({ method: 'POST', path: updateAddressPath, body }),
        invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
      }),
      deleteAddress: build.mutation<AddressBook, CallBody<typeof deleteAddress>>({
        query: (body) => ({ method: 'POST', path: deleteAddressPath, body }),
        invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
      }),
      setDefaultAddress: build.mutation<AddressBook, { id: number }>({
        query: (body) => ({ method: 'POST', path: setDefaultAddressPath, body }),
        invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
      }),
    }),
  });
export type AccountApi = ReturnType<typeof inject>;

/** Adds the account endpoints to an API: the shell's own, or the one that the checkout gets from its host. Idempotent. */
export function injectAccountApi(api: BaseApi): AccountApi {
  return 'getAccountInfo' in api.endpoints ? (api as unknown as AccountApi) : inject(api);
}
