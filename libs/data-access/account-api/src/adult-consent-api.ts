import { updateProfilePath } from '@pasar/account-contract/paths';
import { consentSeconds } from '@pasar/account';
import { accountApi } from './account-api.ts';

/** Endpoint of the age gate, in a separate chunk. */
export const adultConsentApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** `now` in epoch milliseconds. @spec profile-update adult-consent-seconds */
    giveAdultConsent: build.mutation<object, { now: number }>({
      query: ({ now }) => ({
        method: 'POST',
        path: updateProfilePath,
        body: { adult_consent: consentSeconds(now) },
      }),
      invalidatesTags: (_, error) => (error ? [] : ['account', 'cart', 'checkout']),
    }),
  }),
});
