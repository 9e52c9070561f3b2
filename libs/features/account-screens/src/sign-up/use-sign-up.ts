import { passwordSignInApi } from '@pasar/account-api';
import type { SignUpRequest } from '@pasar/account-api';
import { accountMarksApi } from '@pasar/account-api/marks';
import { useAuthCall } from '../shared/use-auth-call.ts';
import type { AuthCall } from '../shared/use-auth-call.ts';

/** Creates the account; submitting the form accepts the privacy policy. @spec set-account-time */
export function useSignUp(): AuthCall<SignUpRequest> {
  const [call] = passwordSignInApi.useSignUpMutation();
  const [accept] = accountMarksApi.useAcceptPrivacyPolicyMutation();
  return useAuthCall('sign-up', async (request: SignUpRequest) => {
    const answer = await call({ ...request, email: request.email.trim() });
    if (!answer.error) void accept();
    return answer;
  });
}
