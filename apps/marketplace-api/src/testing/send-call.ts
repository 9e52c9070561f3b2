import type { Call } from '@pasar/http-contract';
import type { FastifyInstance } from 'fastify';

/** What is sent instead of a call's valid sample input. */
export type CallInput = {
  readonly query?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Builds a query string; a list repeats its name, an object is serialized as JSON. */
export const queryText = (input: unknown): string =>
  Object.entries((input ?? {}) as Record<string, unknown>)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, each] as const))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`)
    .join('&');

const toText = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  // A lone surrogate cannot be encoded in a query.
  return String(value).toWellFormed();
};

/**
 * Sends calls to the API as the browser of a member in Singapore would. Some calls end the session: the next call that needs one
 * is sent again with a new session.
 */
export function createCallSender(app: FastifyInstance, startSession: () => Promise<string>) {
  let token: string | undefined;
  const sendOnce = async (call: Call, { query, body, headers }: CallInput): Promise<number> => {
    token ??= await startSession();
    const answer = await app.inject({
      method: call.method,
      url: query ? `${call.path}?${query}` : call.path,
      headers: {
        host: 'sg.localhost',
        'sec-fetch-site': 'same-origin',
        cookie: `__Host-session=${token}`,
        ...(call.idempotencyKey && { 'idempotency-key': 'key-1' }),
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(call.method === 'POST' && body !== undefined && { payload: body }),
    });
    return answer.statusCode;
  };
  return async (call: Call, input: CallInput): Promise<number> => {
    const status = await sendOnce(call, input);
    if (status !== 401) return status;
    token = undefined;
    return sendOnce(call, input);
  };
}
