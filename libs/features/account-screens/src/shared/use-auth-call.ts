import { accountApi } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
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

/** A call that signs somebody in, and the question who that is. */
export function useAuthCall<Request>(
  call: (request: Request) => Promise<{ readonly error?: unknown }>,
): AuthCall<Request> {
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  const [failure, setFailure] = useState<AuthFailure>();
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
