import type { ConsentApi, ConsentCall, ConsentRequest } from '../consent-ports.ts';

export type PendingConsentCall = {
  readonly call: ConsentCall;
  readonly request: ConsentRequest;
  /** Answers with this `data`. */
  answer(data: unknown): void;
  fail(): void;
};

export type MemoryConsentApi = {
  readonly api: ConsentApi;
  /** Every call that was made, in order; each waits until it is answered or made to fail. */
  readonly calls: readonly PendingConsentCall[];
};

/** A fake consent API whose calls the test answers, in any order. */
export const createMemoryConsentApi = (): MemoryConsentApi => {
  const calls: PendingConsentCall[] = [];
  return {
    calls,
    api: (call, request) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      calls.push({ call, request, answer: resolve, fail: () => reject(new Error(`${call} failed`)) });
      return promise;
    },
  };
};
