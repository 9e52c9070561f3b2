import { notLoggedInError, readPaymentInfo } from '@pasar/account';
import {
  addAddressPath,
  getAccountInfoPath,
  getPaymentInfoPath,
  listAddressesPath,
} from '@pasar/account-contract/paths';
import type {
  AccountInfo,
  addAddress,
  Address,
  getPaymentInfo,
  listAddresses,
  PaymentInfo,
} from '@pasar/account-contract';
import type { BaseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallRequest } from '@pasar/http-contract';

export type { AccountInfo, Address, PaymentInfo };

type AddressBook = CallData<typeof listAddresses>;

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

const inject = (api: BaseApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      /** `null` for a visitor: a success, since RTK Query would refetch an error on every mount. @spec account-load-skip */
      getAccountInfo: build.query<AccountInfo | null, void>({
        queryFn: async (_, _api, _options, baseQuery) => {
          const { data, error } = await baseQuery({ path: getAccountInfoPath });
          if (error) return error.code === notLoggedInError ? { data: null } : { error };
          return { data: data as AccountInfo };
        },
        providesTags: ['account'],
      }),
      getPaymentInfo: build.query<PaymentInfo, void>({
        query: (): CallRequest<typeof getPaymentInfo> => ({ path: getPaymentInfoPath }),
        transformResponse: (answer: Partial<PaymentInfo> | null) => readPaymentInfo(answer),
        providesTags: ['account'],
      }),
      listAddresses: build.query<AddressBook, void>({
        query: (): CallRequest<typeof listAddresses> => ({ path: listAddressesPath }),
        providesTags: ['address'],
      }),
      addAddress: build.mutation<Address, CallBody<typeof addAddress>>({
        query: (body): CallRequest<typeof addAddress> => ({ method: 'POST', path: addAddressPath, body }),
        invalidatesTags: (_, error) => (error ? [] : ['address', 'checkout', 'account']),
      }),
    }),
  });
export type AccountApi = ReturnType<typeof inject>;

/** Adds the account endpoints to an API: the shell's, or the one that the host passes to the checkout. Idempotent. */
export function injectAccountApi(api: BaseApi): AccountApi {
  return 'getAccountInfo' in api.endpoints ? (api as unknown as AccountApi) : inject(api);
}
