import {
  claimVoucherPath,
  getVoucherStatesPath,
  getVoucherWalletPath,
  getVouchersPath,
} from '@pasar/catalogue-contract/paths';
import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
import type {
  claimVoucher,
  getVouchers,
  getVoucherStates,
  getVoucherWallet,
  Voucher,
} from '@pasar/catalogue-contract';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { Voucher };
export type VouchersQuery = ListQuery<CallQuery<typeof getVouchers>>;
export type VoucherWalletQuery = ListQuery<CallQuery<typeof getVoucherWallet>>;

/** Voucher endpoints: list, states, wallet and claim. */
export const vouchersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getVouchers: build.infiniteQuery<CallData<typeof getVouchers>, VouchersQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getVouchers> => ({
        path: getVouchersPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    getVoucherStates: build.query<CallData<typeof getVoucherStates>, CallQuery<typeof getVoucherStates>>({
      query: (query): CallRequest<typeof getVoucherStates> => ({ path: getVoucherStatesPath, query }),
      providesTags: ['voucher', 'order'],
    }),
    getVoucherWallet: build.infiniteQuery<CallData<typeof getVoucherWallet>, VoucherWalletQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getVoucherWallet> => ({
        path: getVoucherWalletPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: ['voucher', 'order'],
    }),
    claimVoucher: build.mutation<CallData<typeof claimVoucher>, CallBody<typeof claimVoucher>>({
      query: (body): CallRequest<typeof claimVoucher> => ({ method: 'POST', path: claimVoucherPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['voucher']),
    }),
  }),
});
