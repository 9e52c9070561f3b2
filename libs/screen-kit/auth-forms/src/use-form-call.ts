import type { ApiError } from '@pasar/base-api';
import { useScreenContext, useShowFailure } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAuthFailure, toMessageFailure } from './auth-failure.ts';
import type { AuthFailure } from './auth-failure.ts';

export type FormCallState<Request> = {
  /** Sends the request; ignored while one is running. Resolves to the failure, or to undefined on success. */
  readonly send: (request: Request) => Promise<AuthFailure | undefined>;
  readonly busy: boolean;
  readonly failure: AuthFailure | undefined;
};

const toAuthFailure = (error: unknown): AuthFailure | undefined =>
  error ? readAuthFailure(error as ApiError) : undefined;

/** The failure of a form that was submitted without JavaScript, which no toast can show. */
function toSubmittedFailure(error: ApiError | undefined): AuthFailure | undefined {
  const failure = toAuthFailure(error);
  const hasMessage = failure?.kind === 'other' && error?.kind === 'refused' && error.message !== '';
  return hasMessage ? toMessageFailure(error, error.message) : failure;
}

/** Shows failures that the form has no message for as the error catalogue says, which may redirect to a verification. */
function useOtherFailures(call: string, onFailure: (failure: AuthFailure) => void) {
  const { t } = useTranslation('auth-forms');
  const showFailure = useShowFailure();
  return (error: unknown): Promise<void> =>
    showFailure({
      call,
      error,
      fallbackMessage: t('failure_other'),
      noResponseMessage: t('failure_unknown'),
      showMessage: (message) => onFailure(toMessageFailure(error as ApiError, message)),
    });
}

/** A form's call. After a form submission without JavaScript it starts with that submission's failure. */
export function useFormCall<Request>(
  name: string,
  call: (request: Request) => Promise<{ readonly error?: unknown }>,
): FormCallState<Request> {
  const { submitted } = useScreenContext();
  const [failure, setFailure] = useState(() => toSubmittedFailure(submitted?.error));
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const showOther = useOtherFailures(name, setFailure);
  const send = async (request: Request) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    const { error } = await call(request);
    const failed = toAuthFailure(error);
    isSending.current = false;
    setBusy(false);
    const hasOwnWords = failed?.kind !== 'other' && failed?.kind !== 'unknown';
    setFailure(hasOwnWords ? failed : undefined);
    if (!hasOwnWords) await showOther(error);
    return failed;
  };
  return { send, busy, failure };
}
