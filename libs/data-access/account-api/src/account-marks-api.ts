import { setAccountFlagPath, setAccountTimePath } from '@pasar/account-contract/paths';
import { revertConsentFlag, applyConsentFlag } from '@pasar/consent';
import type { AccountConsentFlags, ConsentFlagRequest } from '@pasar/consent';
import { accountApi } from './account-api.ts';

type Undo = { undo: () => void };
type Dispatch = (action: ReturnType<typeof patchAccount>) => Undo;

const patchAccount = (marks: Partial<AccountConsentFlags>) =>
  accountApi.util.updateQueryData(
    'getAccountInfo',
    undefined,
    (account) => account && { ...account, ...marks },
  );

/** Applies a change optimistically; on failure sets the account to what the specification says (doc1 §4). */
async function showMark(
  request: ConsentFlagRequest,
  dispatch: Dispatch,
  answered: Promise<unknown>,
): Promise<void> {
  dispatch(patchAccount(applyConsentFlag(request)));
  await answered.catch(() => dispatch(patchAccount(revertConsentFlag(request))));
}

/** Account endpoints of consent, in a separate chunk: no page needs them initially. */
export const accountMarksApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** @spec data-processing-failure */
    setAccountFlag: build.mutation<object, { disallow_data_processing: boolean }>({
      query: (body) => ({ method: 'POST', path: setAccountFlagPath, body }),
      onQueryStarted: (request, { dispatch, queryFulfilled }) => showMark(request, dispatch, queryFulfilled),
    }),
    /** @spec set-account-time */
    acceptPrivacyPolicy: build.mutation<object, void>({
      query: () => ({
        method: 'POST',
        path: setAccountTimePath,
        body: { tos_accepted_time: true },
      }),
    }),
    /** `now` in epoch seconds, shown until the account is refetched. @spec cookie-banner-accept-failure */
    acceptCookieBanner: build.mutation<object, { now: number }>({
      query: () => ({
        method: 'POST',
        path: setAccountTimePath,
        body: { cookies_accepted_time: true },
      }),
      onQueryStarted: ({ now }, { dispatch, queryFulfilled }) =>
        showMark({ cookies_accepted_time: true, now }, dispatch, queryFulfilled),
    }),
  }),
});
