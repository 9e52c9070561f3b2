import {
  addPasskeyPath,
  listPasskeysPath,
  removePasskeyPath,
  signInByPasskeyPath,
  startAddPasskeyPath,
  startPasskeySignInPath,
} from '@pasar/account-contract/paths';
import type {
  AddPasskeyRequest,
  listPasskeys,
  Passkey,
  SignedIn,
  startAddPasskey,
  startPasskeySignIn,
} from '@pasar/account-contract';
import type { CallData } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';
import { allTags } from './inject-account-api.ts';

/** Endpoints of passkeys, in a separate chunk. */
export const passkeysApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query<CallData<typeof listPasskeys>, void>({
      query: () => ({ path: listPasskeysPath }),
      providesTags: ['account'],
    }),
    startAddPasskey: build.mutation<CallData<typeof startAddPasskey>, void>({
      query: () => ({ method: 'POST', path: startAddPasskeyPath, body: {} }),
    }),
    addPasskey: build.mutation<Passkey, AddPasskeyRequest>({
      query: (body) => ({ method: 'POST', path: addPasskeyPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
    removePasskey: build.mutation<object, { id: string }>({
      query: (body) => ({ method: 'POST', path: removePasskeyPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
    startPasskeySignIn: build.mutation<CallData<typeof startPasskeySignIn>, void>({
      query: () => ({ method: 'POST', path: startPasskeySignInPath, body: {} }),
    }),
    signInByPasskey: build.mutation<SignedIn, { response: Record<string, unknown> }>({
      query: (body) => ({ method: 'POST', path: signInByPasskeyPath, body }),
      invalidatesTags: (_, error) => (error ? [] : allTags),
    }),
  }),
});
