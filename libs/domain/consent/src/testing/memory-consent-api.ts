import type { ConsentApi, ConsentCall, ConsentRequest } from '../consent-ports.ts';

export type PendingConsentCall = {
  readonly call: ConsentCall;
  readonly request: ConsentRequest;
  /** Responds with this `data`. */
  answer(data: unknown): void;
  fail(): void;
};

export type MemoryConsentApi = {
  readonly api: ConsentApi;
  /** Every call made, in order; each is pending until the test answers or fails it. */
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
