import { accountApi } from '@pasar/account-api';
import { useFormCall } from '@pasar/auth-forms';
import type { FormCall } from '@pasar/auth-forms';

export type AuthCall<Request> = FormCall<Request>;

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
