import { signInPath, signOutPath, signUpPath } from '@pasar/account-contract/paths';
import type { signIn, SignInRequest, signOut, signUp, SignUpRequest } from '@pasar/account-contract';
import type { CallData, CallRequest } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';
import { allTags } from './inject-account-api.ts';

export type { SignInRequest, SignUpRequest };

type SignedIn = CallData<typeof signIn>;

/** Signing in and up with a password, and signing out: a separate chunk. */
export const passwordSignInApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn, SignInRequest>({
      query: (body): CallRequest<typeof signIn> => ({ method: 'POST', path: signInPath, body }),
      invalidatesTags: (_, error) => (error ? [] : allTags),
    }),
    signUp: build.mutation<SignedIn, SignUpRequest>({
      query: (body): CallRequest<typeof signUp> => ({ method: 'POST', path: signUpPath, body }),
      invalidatesTags: (_, error) => (error ? [] : allTags),
    }),
    signOut: build.mutation<object, void>({
      query: (): CallRequest<typeof signOut> => ({ method: 'POST', path: signOutPath }),
      invalidatesTags: (_, error) => (error ? [] : allTags),
    }),
  }),
});
