import { accountApi } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { useScreenContext, useShowFailure } from '@pasar/screen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** What the form has no words of its own for is shown by the catalogue of errors, which may lead on to a check of who one is. */
function useOtherFailures(call: string, say: (failure: AuthFailure) => void) {
  const { t } = useTranslation('account-screens');
  const showFailure = useShowFailure();
  return (error: unknown): Promise<void> =>
    showFailure({
      call,
      error,
      otherwise: t('failure_other'),
      noAnswer: t('failure_unknown'),
      say: (message) => say({ kind: 'said', message }),
    });
}

/** A call that signs somebody in, and the question who that is. A page that answers a form begins with why that was refused. */
export function useAuthCall<Request>(
  name: 'sign-in' | 'sign-up',
  call: (request: Request) => Promise<{ readonly error?: unknown }>,
): AuthCall<Request> {
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  const { submitted } = useScreenContext();
  const [failure, setFailure] = useState(() => failureOf(submitted?.error));
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const showOther = useOtherFailures(name, setFailure);
  const send = async (request: Request) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    const error = (await call(request)).error ?? (await loadAccount()).error;
    const failed = failureOf(error);
    underWay.current = false;
    setBusy(false);
    const hasOwnWords = failed?.kind !== 'other' && failed?.kind !== 'unknown';
    setFailure(hasOwnWords ? failed : undefined);
    if (!hasOwnWords) await showOther(error);
    return failed;
  };
  return { send, busy, failure };
}
