import { accountApi } from '@pasar/account-api';
import { useFormCall } from '@pasar/auth-forms';
import type { FormCallState } from '@pasar/auth-forms';

export type AuthCall<Request> = FormCallState<Request>;

/** A sign-in call that then loads the account. */
export function useAuthCall<Request>(
  name: string,
  call: (request: Request) => Promise<{ readonly error?: unknown }>,
): AuthCall<Request> {
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  return useFormCall(name, async (request: Request) => {
    const { error } = await call(request);
    return error ? { error } : { error: (await loadAccount()).error };
  });
}
