import { accountApi } from '@pasar/account-api';
import type { AppDispatch } from '@pasar/base-api';
import type { Market } from '@pasar/markets';
import type { FailureSteps } from '@pasar/screen-kit';
import { findStepPath } from './find-step-path.ts';

/** The pages of a market that resolve errors, and who is signed in. */
export const createFailureSteps = (market: Pick<Market, 'code'>, dispatch: AppDispatch): FailureSteps => ({
  findPath: (path) => findStepPath(path, market),
  refetchAccount: async () =>
    dispatch(
      accountApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ),
});
