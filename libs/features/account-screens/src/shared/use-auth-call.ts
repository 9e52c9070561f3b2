import { accountApi } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { useScreenContext } from '@pasar/screen';
import { useRef, useState } from 'react';
import { readAuthFailure } from './auth-failure.ts';
import type { AuthFailure } from './auth-failure.ts';

export type AuthCall<Request> = {
  /** Sends once, then loads the account; ignored while a request is running. */
  readonly send: (request: Request) => Promise<AuthFailure | undefined>;
  readonly busy: boolean;
  readonly failure: AuthFailure | undefined;
};

const toAuthFailure = (error: unknown): AuthFailure | undefined =>
  error ? readAuthFailure(error as ApiError) : undefined;

/** A call that signs in, followed by loading the account. After a form submission without JavaScript it starts with the failure of that. */
export function useAuthCall<Request>(
  call: (request: Request) => Promise<{ readonly error?: unknown }>,
): AuthCall<Request> {
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  const { submitted } = useScreenContext();
  const [failure, setFailure] = useState(() => toAuthFailure(submitted?.error));
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const send = async (request: Request) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    const failed = toAuthFailure((await call(request)).error) ?? toAuthFailure((await loadAccount()).error);
    isSending.current = false;
    setBusy(false);
    setFailure(failed);
    return failed;
  };
  return { send, busy, failure };
}
