import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { HttpAnswer, HttpPort, HttpRequest } from './http-port.ts';

export type ApiCall = Omit<HttpRequest, 'signal' | 'method'> & { readonly method?: HttpRequest['method'] };

/**
 * A failed call. `code` is the specification's error code (-1 when the answer was not the API's).
 * `kind` says what is known: `refused` by the server, or `unknown` because no answer came back, or none that can be read.
 */
export type ApiError = {
  readonly kind: 'refused' | 'unknown';
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly retryAfter?: number;
};

type Answer = {
  error?: unknown;
  error_msg?: unknown;
  detail?: unknown;
  data?: unknown;
  retry_after?: unknown;
};

const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null;

function toError({ status, body }: HttpAnswer): ApiError {
  const answer: Answer = isAnswer(body) ? body : {};
  const code = typeof answer.error === 'number' && answer.error !== 0 ? answer.error : -1;
  const isRefusal = status < 500 && (status >= 400 || code !== -1);
  return {
    kind: isRefusal ? 'refused' : 'unknown',
    status,
    code,
    message: typeof answer.error_msg === 'string' ? answer.error_msg : '',
    ...(typeof answer.retry_after === 'number' && { retryAfter: answer.retry_after }),
  };
}

const noAnswer = (reason: unknown): ApiError => ({
  kind: 'unknown',
  status: 0,
  code: -1,
  message: reason instanceof Error ? reason.message : 'no answer',
});

/**
 * Sends a call through the store's `HttpPort` and opens the envelope: `data` of a success, an `ApiError` otherwise.
 *
 * @spec http-wrapper doc2 §7
 */
export const envelopeQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, { signal, extra }) => {
  const { http } = extra as { http: HttpPort };
  try {
    const answer = await http({ method: 'GET', ...call, signal });
    const fine =
      answer.status >= 200 && answer.status < 300 && isAnswer(answer.body) && answer.body.error === 0;
    return fine ? { data: (answer.body as Answer).data } : { error: toError(answer) };
  } catch (reason) {
    return { error: noAnswer(reason) };
  }
};
