import { accountApi } from '@pasar/account-api';
import type { SignUpRequest } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { useState } from 'react';
import { authFailure } from '../shared/auth-failure.ts';
import type { AuthFailure } from '../shared/auth-failure.ts';

type OnFieldFault = (field: 'username' | 'email', fault: string) => void;
type SignUp = {
  readonly signUp: (request: SignUpRequest) => Promise<void>;
  readonly busy: boolean;
  readonly failure: AuthFailure | undefined;
};

/** Makes the account and learns who is signed in now. */
export function useSignUp(onFieldFault: OnFieldFault): SignUp {
  const [call, { isLoading }] = accountApi.useSignUpMutation();
  const [loadAccount, { isFetching }] = accountApi.useLazyGetAccountInfoQuery();
  const [failure, setFailure] = useState<AuthFailure>();
  const signUp = async (request: SignUpRequest): Promise<void> => {
    const { error } = await call({ ...request, email: request.email.trim() });
    const failed = error && authFailure(error as ApiError);
    setFailure(failed);
    if (failed?.kind === 'field') onFieldFault(failed.field, failed.fault);
    if (!failed) await loadAccount();
  };
  return { signUp, busy: isLoading || isFetching, failure };
}
