import { verificationApi } from '@pasar/verification-api';
import type { SendVerificationRequest, Verification } from '@pasar/verification-api';
import { useCallback, useEffect, useState } from 'react';
import { useSerialCalls } from './use-serial-calls.ts';
import type { CallResult } from './use-serial-calls.ts';
import type { VerificationFailure } from './verification-failure.ts';

type Method = Verification['methods'][number]['method'];

/** A sent code or link: the recipient, and when another may be requested. */
export type SentCode = {
  readonly to: string;
  readonly seconds: number;
  readonly minutes: number;
  readonly address: string | undefined;
};

/** A verification's state and actions. */
export type VerificationControls = {
  readonly view: Verification | undefined;
  readonly busy: boolean;
  readonly failure: VerificationFailure | undefined;
  /** Submits an answer; resolves to whether the server accepted it. */
  readonly answer: (method: Method, text: string) => Promise<boolean>;
  readonly send: (request: Omit<SendVerificationRequest, 'id'>) => Promise<SentCode | undefined>;
  /** Refetches the state in the background. */
  readonly refresh: () => Promise<void>;
  /** Restarts after it has ended. */
  readonly restart: () => void;
  readonly forgetFailure: () => void;
};

export type VerificationStart = { readonly code: number; readonly id: string | undefined };

/** Loads the verification that a call demands, or starts one; restarts one that has ended. */
export function useVerification({ code, id }: VerificationStart): VerificationControls {
  const [begin] = verificationApi.useBeginVerificationMutation();
  const [read] = verificationApi.useReadVerificationMutation();
  const [send] = verificationApi.useSendVerificationMutation();
  const [answer] = verificationApi.useAnswerVerificationMutation();
  const [view, setView] = useState<Verification>();
  const { run, busy, failure, forgetFailure } = useSerialCalls();
  const restart = useCallback(
    () => void run(() => begin({ code })).then(({ data }) => data && setView(data)),
    [run, begin, code],
  );
  useEffect(() => {
    void run(() => (id === undefined ? begin({ code }) : read({ id }))).then(
      ({ data }) => data && setView(data),
    );
  }, [run, begin, read, code, id]);

  const known = view?.id ?? '';
  const refresh = async () => {
    const { data } = await read({ id: known });
    if (data) setView(data);
  };
  /** Refetches the state if the call found that the verification has ended: the flow then offers to start again. */
  const runOpen = async <T>(call: () => CallResult<T>): Promise<T | undefined> => {
    const { data, failure: failed } = await run(call);
    if (failed?.kind === 'over') await refresh();
    return data;
  };
  return {
    view,
    busy,
    failure,
    restart,
    forgetFailure,
    answer: async (method, text) => {
      const next = await runOpen(() => answer({ id: known, method, answer: text }));
      if (next) setView(next);
      return next !== undefined;
    },
    send: async (request) => {
      const result = await runOpen(() => send({ id: known, ...request }));
      return (
        result && {
          to: result.sent_to,
          seconds: result.resend_after,
          minutes: Math.floor(result.expires_in / 60),
          address: result.address,
        }
      );
    },
    refresh,
  };
}
