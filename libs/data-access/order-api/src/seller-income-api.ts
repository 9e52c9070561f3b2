import { baseApi } from '@pasar/base-api';
import type { CallData, CallQuery } from '@pasar/http-contract';
import type { Income, listIncome, OrderIncomeDetail } from '@pasar/order-contract';
import { getIncomePath, getOrderIncomePath, listIncomePath } from '@pasar/order-contract/paths';

export type { Income, OrderIncome, OrderIncomeDetail } from '@pasar/order-contract';
export type IncomeListQuery = Omit<CallQuery<typeof listIncome>, 'cursor'>;

/** The seller's income, loaded by its screens only. */
export const sellerIncomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIncome: build.query<Income, void>({
      query: () => ({ path: getIncomePath }),
      providesTags: ['order'],
    }),
    listIncome: build.infiniteQuery<CallData<typeof listIncome>, IncomeListQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ queryArg, pageParam }) => ({
        path: listIncomePath,
        query: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['order'],
    }),
    getOrderIncome: build.query<OrderIncomeDetail, { order_id: number }>({
      query: (query) => ({ path: getOrderIncomePath, query }),
      providesTags: ['order'],
    }),
  }),
});
