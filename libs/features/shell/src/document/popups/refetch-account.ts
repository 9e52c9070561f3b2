import { accountApi } from '@pasar/account-api';
import type { AppDispatch } from '@pasar/base-api';

/** Fetches again who is signed in; resolves when it is known. */
export const refetchAccount = async (dispatch: AppDispatch): Promise<void> => {
  await dispatch(
    accountApi.endpoints.getAccountInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
};
