import { branchApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { branchRequestKey } from './branch-request-key.ts';

/** Fetches why the order needs another branch, and the branches near the old one. */
export const branchReselectionNeeds = (input: ScreenInput<'reselect-branch'>): readonly Need[] => {
  const key = branchRequestKey(input);
  return [
    branchApi.endpoints.getBranchRequest.initiate(key),
    branchApi.endpoints.listBranches.initiate({ near: key.storeid }),
  ];
};
