/** The browser APIs used for sending. */
export type SendPorts = {
  readonly fetch: typeof globalThis.fetch;
  /** Absent in browsers without beacons. */
  readonly sendBeacon?: (path: string, body: Blob) => boolean;
};

/** A non-2xx response with its status and status text. doc2 §7 @spec http-non-2xx */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly status: number;

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>) {
    super(statusText || `HTTP ${status}`);
    this.status = status;
  }
}

/** A request that takes longer counts as failed. */
const timeoutMs = 15_000;
const headers = { 'content-type': 'application/json' };

/** Posts JSON; rejects with an `HttpFailure` on a non-2xx response, and like `fetch` without a response. */
export const post = async (
  { fetch }: Pick<SendPorts, 'fetch'>,
  path: string,
  body: string,
  keepalive = false,
): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(path, { method: 'POST', headers, body, keepalive, signal });
  // An unread body would keep the connection open until the timeout; a truncated one does not matter.
  await answer.arrayBuffer().catch(() => undefined);
  if (!answer.ok) throw new HttpFailure(answer);
};

/** Whether a retry is pointless: 4xx except 408 and 429. */
const isFinal = (reason: unknown): boolean =>
  reason instanceof HttpFailure &&
  reason.status >= 400 &&
  reason.status < 500 &&
  ![408, 429].includes(reason.status);

/** Sends a queue's bodies to a path of this store: by `fetch`, or by a beacon on page exit. */
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
