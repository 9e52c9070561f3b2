import { accountApi } from '@pasar/account-api';
import type { SignUpRequest } from '@pasar/account-api';
import { useAuthCall } from '../shared/use-auth-call.ts';
import type { AuthCall } from '../shared/use-auth-call.ts';

/** Makes the account. */
export function useSignUp(): AuthCall<SignUpRequest> {
  const [call] = accountApi.useSignUpMutation();
  return useAuthCall((request: SignUpRequest) => call({ ...request, email: request.email.trim() }));
}
