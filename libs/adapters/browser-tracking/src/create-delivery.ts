/** What is used of the browser to send. */
export type SendPorts = {
  readonly fetch: typeof globalThis.fetch;
  /** Absent in browsers without beacons. */
  readonly sendBeacon?: (path: string, body: Blob) => boolean;
};

/** An answer that is no success, by its status and the words that came with it. doc2 §7 @spec http-non-2xx */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: number;

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>) {
    super(statusText || `HTTP ${status}`);
    this.status = status;
  }
}

/** Milliseconds after which a body counts as lost. */
const timeoutMs = 15_000;
const headers = { 'content-type': 'application/json' };

/** Posts JSON; rejects with an `HttpFailure` on any answer that is no success, and as `fetch` does without an answer. */
export const post = async (
  { fetch }: Pick<SendPorts, 'fetch'>,
  path: string,
  body: string,
  keepalive = false,
): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(path, { method: 'POST', headers, body, keepalive, signal });
  // What nobody reads keeps its connection until the patience is over. Whether all of it comes says nothing.
  await answer.arrayBuffer().catch(() => undefined);
  if (!answer.ok) throw new HttpFailure(answer);
};

/** Refused for what it is: it would be refused again. Too many requests, and faults of the server, pass. */
const isFinal = (reason: unknown): boolean =>
  reason instanceof HttpFailure &&
  reason.status >= 400 &&
  reason.status < 500 &&
  ![408, 429].includes(reason.status);

/** Sends a queue's bodies to a path of this store: `fetch` while the page lives, a beacon while it goes. */
export const createDelivery = (sending: SendPorts, path: string) => ({
  send: async (body: string): Promise<void> => {
    try {
      await post(sending, path, body);
    } catch (reason) {
      if (!isFinal(reason)) throw reason;
    }
  },
  beacon: (body: string): boolean =>
    sending.sendBeacon?.(path, new Blob([body], { type: headers['content-type'] })) ?? false,
});
