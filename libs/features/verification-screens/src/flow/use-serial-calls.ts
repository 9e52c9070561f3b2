import { useCallback, useRef, useState } from 'react';
import { readVerificationFailure } from './verification-failure.ts';
import type { VerificationFailure } from './verification-failure.ts';

export type CallResult<T> = Promise<{ readonly data?: T; readonly error?: unknown }>;

/** What a call returned, or why it failed; neither if another call is running. */
export type CallOutcome<T> = {
  readonly data?: T | undefined;
  readonly failure?: VerificationFailure | undefined;
};

export type SerialCalls = {
  readonly run: <T>(call: () => CallResult<T>) => Promise<CallOutcome<T>>;
  readonly busy: boolean;
  /** Why the last call failed. */
  readonly failure: VerificationFailure | undefined;
  readonly forgetFailure: () => void;
};

/** Runs one call at a time; one that is started while another is running is not sent. */
export function useSerialCalls(): SerialCalls {
  const [failure, setFailure] = useState<VerificationFailure>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const run = useCallback(async <T>(call: () => CallResult<T>): Promise<CallOutcome<T>> => {
    if (isSending.current) return {};
    isSending.current = true;
    setBusy(true);
    const { data, error } = await call();
    isSending.current = false;
    setBusy(false);
    const failed = error ? readVerificationFailure(error) : undefined;
    setFailure(failed);
    return { data, failure: failed };
  }, []);
  return { run, busy, failure, forgetFailure: () => setFailure(undefined) };
}
