import { accountApi } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { useScreenContext } from '@pasar/screen';
import { useRef, useState } from 'react';
import { authFailure } from './auth-failure.ts';
import type { AuthFailure } from './auth-failure.ts';

export type AuthCall<Request> = {
  /** Sends once and learns who is signed in now; while one is under way, another does nothing. */
  readonly send: (request: Request) => Promise<AuthFailure | undefined>;
  readonly busy: boolean;
  readonly failure: AuthFailure | undefined;
};

const failureOf = (error: unknown): AuthFailure | undefined =>
  error ? authFailure(error as ApiError) : undefined;

/** A call that signs somebody in, and the question who that is. A page that answers a form begins with why that was refused. */
export function useAuthCall<Request>(
  call: (request: Request) => Promise<{ readonly error?: unknown }>,
): AuthCall<Request> {
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  const { submitted } = useScreenContext();
  const [failure, setFailure] = useState(() => failureOf(submitted?.error));
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const send = async (request: Request) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    const failed = failureOf((await call(request)).error) ?? failureOf((await loadAccount()).error);
    underWay.current = false;
    setBusy(false);
    setFailure(failed);
    return failed;
  };
  return { send, busy, failure };
}
