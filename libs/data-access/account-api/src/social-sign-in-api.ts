import {
  bindSocialPath,
  finishSocialPath,
  listIdentityProvidersPath,
  listLinkedIdentitiesPath,
  readPendingIdentityPath,
  signUpBySocialPath,
  startSocialPath,
  unlinkIdentityPath,
} from '@pasar/account-contract/paths';
import type {
  finishSocial,
  listIdentityProviders,
  listLinkedIdentities,
  readPendingIdentity,
  signUpBySocial,
  startSocial,
  StartSocialRequest,
} from '@pasar/account-contract';
import type { CallData } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';
import { allTags } from './inject-account-api.ts';

/** Endpoints of sign-in at identity providers, in a separate chunk. */
export const socialSignInApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listIdentityProviders: build.query<CallData<typeof listIdentityProviders>, void>({
      query: () => ({ path: listIdentityProvidersPath }),
    }),
    startSocial: build.mutation<CallData<typeof startSocial>, StartSocialRequest>({
      query: (body) => ({ method: 'POST', path: startSocialPath, body }),
    }),
    finishSocial: build.mutation<CallData<typeof finishSocial>, { answer: string }>({
      query: (body) => ({ method: 'POST', path: finishSocialPath, body }),
      invalidatesTags: (answer) =>
        answer?.outcome === 'signed-in' ? allTags : answer?.outcome === 'proved' ? ['account'] : [],
    }),
    readPendingIdentity: build.query<CallData<typeof readPendingIdentity>, void>({
      query: () => ({ path: readPendingIdentityPath }),
      keepUnusedDataFor: 0,
    }),
    bindSocial: build.mutation<object, void>({
      query: () => ({ method: 'POST', path: bindSocialPath, body: {} }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
    signUpBySocial: build.mutation<CallData<typeof signUpBySocial>, void>({
      query: () => ({ method: 'POST', path: signUpBySocialPath, body: {} }),
      invalidatesTags: (_, error) => (error ? [] : allTags),
    }),
    listLinkedIdentities: build.query<CallData<typeof listLinkedIdentities>, void>({
      query: () => ({ path: listLinkedIdentitiesPath }),
      providesTags: ['account'],
    }),
    unlinkIdentity: build.mutation<object, { provider: string }>({
      query: (body) => ({ method: 'POST', path: unlinkIdentityPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
  }),
});
