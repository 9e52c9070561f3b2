import { accountApi } from '@pasar/account-api';
import type { SignInRequest } from '@pasar/account-api';
import { useAuthCall } from '../shared/use-auth-call.ts';
import type { AuthCall } from '../shared/use-auth-call.ts';

export function useSignIn(): AuthCall<SignInRequest> {
  const [call] = accountApi.useSignInMutation();
  return useAuthCall('sign-in', (request: SignInRequest) =>
    call({ ...request, login: request.login.trim() }),
  );
}
