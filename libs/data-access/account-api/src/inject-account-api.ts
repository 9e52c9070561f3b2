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

/** Signing in or out changes what every other call answers. */
const everything = [
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

/** How the account's call refuses a visitor (errors.json, `not-logged-in`). */
const notLoggedIn = 19;

const inject = (api: BaseApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      /** `null` of a visitor: that nobody is signed in is an answer, and what failed would be asked again by whoever looks. */
      getAccountInfo: build.query<AccountInfo | null, void>({
        queryFn: async (_, _api, _options, ask) => {
          const { data, error } = await ask({ path: getAccountInfoPath });
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
        invalidatesTags: (_, error) => (error ? [] : everything),
      }),
      signUp: build.mutation<SignedIn, SignUpRequest>({
        query: (body) => ({ method: 'POST', path: signUpPath, body }),
        invalidatesTags: (_, error) => (error ? [] : everything),
      }),
      signOut: build.mutation<object, void>({
        query: () => ({ method: 'POST', path: signOutPath, body: {} }),
        invalidatesTags: (_, error) => (error ? [] : everything),
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

/** The account's calls in a cache: the shell's own, or the one it lends to a remote. Asked again, it adds nothing. */
export function injectAccountApi(api: BaseApi): AccountApi {
  return 'getAccountInfo' in api.endpoints ? (api as unknown as AccountApi) : inject(api);
}
