import { baseApi } from '@pasar/base-api';
import type { CallBody, CallQuery } from '@pasar/http-contract';
import type { BranchRequest, getBranchRequest, Order, reselectBranch } from '@pasar/order-contract';
import { getBranchRequestPath, reselectBranchPath } from '@pasar/order-contract/paths';
import { injectBranchApi } from './inject-branch-api.ts';

export type { BranchRequest } from '@pasar/order-contract';
export type BranchRequestKey = CallQuery<typeof getBranchRequest>;

/** Choosing another branch for an order, loaded by its screen only. */
export const branchApi = injectBranchApi(baseApi).injectEndpoints({
  endpoints: (build) => ({
    getBranchRequest: build.query<BranchRequest, BranchRequestKey>({
      query: (query) => ({ path: getBranchRequestPath, query }),
      // No tags: once another branch is chosen, there is no request any more.
    }),
    reselectBranch: build.mutation<Order, CallBody<typeof reselectBranch>>({
      query: (body) => ({ method: 'POST', path: reselectBranchPath, body }),
      // Refetch after a refusal as well: the screen was out of date.
      invalidatesTags: ['order'],
    }),
  }),
});
