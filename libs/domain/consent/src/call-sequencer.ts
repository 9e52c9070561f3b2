import type { ConsentApi, ConsentCall, ConsentRequest } from './consent-ports.ts';

export type ConsentResponse = { readonly ok: true; readonly data: unknown } | { readonly ok: false };

/** Outcome of a call. `late`: a newer call was answered first, so that this response was ignored. */
export type ConsentOutcome = 'done' | 'failed' | 'late' | 'not-needed';

export type CallSequencer = {
  /** Sends a call. `apply` receives the response unless it is late, and returns whether it changed the state. */
  send(
    call: ConsentCall,
    request: ConsentRequest,
    apply: (answer: ConsentResponse) => boolean,
  ): Promise<ConsentOutcome>;
};

/** A port that throws synchronously counts as failed, like one that rejects. */
const makeCall = async (
  api: ConsentApi,
  call: ConsentCall,
  request: ConsentRequest,
): Promise<ConsentResponse> => {
  try {
    return { ok: true, data: await api(call, request) };
  } catch {
    return { ok: false };
  }
};

/** Sends calls and ignores a response once that of a newer call has been applied. */
export const createCallSequencer = (api: ConsentApi): CallSequencer => {
  let callCount = 0;
  let lastAppliedCall = 0;
  return {
    send: async (call, request, apply) => {
      callCount += 1;
      const number = callCount;
      const answer = await makeCall(api, call, request);
      if (number < lastAppliedCall) return 'late';
      if (apply(answer)) lastAppliedCall = number;
      return answer.ok ? 'done' : 'failed';
    },
  };
};
