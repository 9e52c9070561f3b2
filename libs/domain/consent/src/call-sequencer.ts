import type { ConsentApi, ConsentCall, ConsentRequest } from './consent-ports.ts';

export type ConsentAnswer = { readonly ok: true; readonly data: unknown } | { readonly ok: false };

/** What became of a call. `late`: a newer call had been answered before, so this answer was ignored. */
export type ConsentOutcome = 'done' | 'failed' | 'late' | 'not-needed';

export interface CallSequencer {
  /** Makes a call. `apply` gets its answer unless it is late, and says whether it changed the state. */
  send(
    call: ConsentCall,
    request: ConsentRequest,
    apply: (answer: ConsentAnswer) => boolean,
  ): Promise<ConsentOutcome>;
}

/** A port that throws at once has failed like one that rejects. */
const makeCall = async (
  api: ConsentApi,
  call: ConsentCall,
  request: ConsentRequest,
): Promise<ConsentAnswer> => {
  try {
    return { ok: true, data: await api(call, request) };
  } catch {
    return { ok: false };
  }
};

/** Makes calls and ignores every answer that comes after the answer to a newer call has counted. */
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
