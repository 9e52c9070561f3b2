import type { BaseApi } from '@pasar/base-api';
import type { CallQuery } from '@pasar/http-contract';
import type { BranchList, listBranches } from '@pasar/order-contract';
import { listBranchesPath } from '@pasar/order-contract/paths';

export type { Branch, BranchList } from '@pasar/order-contract';
export type BranchQuery = CallQuery<typeof listBranches>;

const inject = (api: BaseApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      listBranches: build.query<BranchList, BranchQuery>({
        query: (query) => ({ path: listBranchesPath, query }),
      }),
    }),
  });
export type BranchApi = ReturnType<typeof inject>;

/** Adds the search of branches to an API: the shell's, or the one that the host passes to the checkout. Idempotent. */
export function injectBranchApi(api: BaseApi): BranchApi {
  return 'listBranches' in api.endpoints ? (api as unknown as BranchApi) : inject(api);
}
