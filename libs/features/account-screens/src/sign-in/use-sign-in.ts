import { passwordSignInApi } from '@pasar/account-api';
import type { SignInRequest } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { carriedQuery } from '@pasar/account';
import { describeError } from '@pasar/error-catalogue';
import { buildPath } from '@pasar/routing-table';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuthCall } from '../shared/use-auth-call.ts';
import type { AuthCall } from '../shared/use-auth-call.ts';

const needsStep = (error: unknown): boolean =>
  describeError((error as ApiError).code).name === 'NEED_IDENTITY_VERIFICATION';

/** Signs in with a password; if a code is required, continues on that step's page. */
export function useSignIn(): AuthCall<SignInRequest> {
  const [call] = passwordSignInApi.useSignInMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useAuthCall('sign-in', async (request: SignInRequest) => {
    const answer = await call({ ...request, login: request.login.trim() });
    if (!answer.error || !needsStep(answer.error)) return answer;
    await navigate(buildPath('authenticate-ivs', {}, carriedQuery(search)));
    return {};
  });
}
