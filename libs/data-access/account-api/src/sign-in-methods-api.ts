import {
  answerIdentityStepPath,
  confirmEmailPath,
  getPartnerLoginInitPath,
  readOutboxPath,
  resetByCodePath,
  resetByLinkPath,
  saveIdentityPath,
  sendCodePath,
  sendIdentityStepPath,
  sendResetLinkPath,
  signInByCodePath,
  signUpByCodePath,
  subAccountOauthLoginPath,
} from '@pasar/account-contract/paths';
import type {
  CodeAnswerRequest,
  confirmEmail,
  getPartnerLoginInit,
  readOutbox,
  ResetByCodeRequest,
  ResetByLinkRequest,
  SaveIdentityRequest,
  sendCode,
  SendCodeRequest,
  sendIdentityStep,
  SignedIn,
  signUpByCode,
  subAccountOauthLogin,
} from '@pasar/account-contract';
import { sellerLoginPartner } from '@pasar/account';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';
import { allTags } from './inject-account-api.ts';

const everything = (_: unknown, error: unknown) => (error ? [] : allTags);

/** Endpoints of sign-in and sign-up beyond a password, in a separate chunk. */
export const signInMethodsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<CallData<typeof sendCode>, SendCodeRequest>({
      query: (body) => ({ method: 'POST', path: sendCodePath, body }),
    }),
    signInByCode: build.mutation<SignedIn, CodeAnswerRequest>({
      query: (body) => ({ method: 'POST', path: signInByCodePath, body }),
      invalidatesTags: everything,
    }),
    signUpByCode: build.mutation<CallData<typeof signUpByCode>, CodeAnswerRequest>({
      query: (body) => ({ method: 'POST', path: signUpByCodePath, body }),
      invalidatesTags: everything,
    }),
    resetByCode: build.mutation<SignedIn, ResetByCodeRequest>({
      query: (body) => ({ method: 'POST', path: resetByCodePath, body }),
      invalidatesTags: everything,
    }),
    resetByLink: build.mutation<SignedIn, ResetByLinkRequest>({
      query: (body) => ({ method: 'POST', path: resetByLinkPath, body }),
      invalidatesTags: everything,
    }),
    sendResetLink: build.mutation<object, { email: string }>({
      query: (body) => ({ method: 'POST', path: sendResetLinkPath, body }),
    }),
    confirmEmail: build.mutation<CallData<typeof confirmEmail>, { token: string }>({
      query: (body) => ({ method: 'POST', path: confirmEmailPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
    saveIdentity: build.mutation<object, SaveIdentityRequest>({
      query: (body) => ({ method: 'POST', path: saveIdentityPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
    sendIdentityStep: build.mutation<CallData<typeof sendIdentityStep>, void>({
      query: () => ({ method: 'POST', path: sendIdentityStepPath, body: {} }),
    }),
    answerIdentityStep: build.mutation<SignedIn, { code: string }>({
      query: (body) => ({ method: 'POST', path: answerIdentityStepPath, body }),
      invalidatesTags: everything,
    }),
    /** @spec get-partner-login-init partner-init-partner */
    getPartnerLoginInit: build.query<CallData<typeof getPartnerLoginInit>, void>({
      query: () => ({ path: getPartnerLoginInitPath, query: { partner: sellerLoginPartner } }),
    }),
    /** @spec subaccount-oauth-login */
    subAccountOauthLogin: build.query<
      CallData<typeof subAccountOauthLogin>,
      CallQuery<typeof subAccountOauthLogin>
    >({
      query: (query) => ({ path: subAccountOauthLoginPath, query }),
    }),
    readOutbox: build.query<CallData<typeof readOutbox>, void>({
      query: () => ({ path: readOutboxPath }),
    }),
  }),
});
