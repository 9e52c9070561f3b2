import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { HttpResponse, HttpPort, HttpRequest } from './http-port.ts';

export type ApiCall = Omit<HttpRequest, 'signal' | 'method'> & { readonly method?: HttpRequest['method'] };

/**
 * A failed call. `code` is the specification's error code (-1 if the response did not come from the API). `kind`: `refused` by
 * the server, or `unknown` if there was no response or an unreadable one.
 */
export type ApiError = {
  readonly kind: 'refused' | 'unknown';
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly retryAfter?: number;
  /** The verification that the call requires. */
  readonly verification?: string;
  /** The query of the page where the visitor began what failed. */
  readonly carried?: string;
};

type Envelope = {
  error?: unknown;
  error_msg?: unknown;
  detail?: unknown;
  data?: unknown;
  retry_after?: unknown;
  verification?: unknown;
  carried?: unknown;
};

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null;

function toError({ status, body }: HttpResponse): ApiError {
  const response: Envelope = isEnvelope(body) ? body : {};
  const code = typeof response.error === 'number' && response.error !== 0 ? response.error : -1;
  const isRefusal = status < 500 && (status >= 400 || code !== -1);
  return {
    kind: isRefusal ? 'refused' : 'unknown',
    status,
    code,
    message: typeof response.error_msg === 'string' ? response.error_msg : '',
    ...(typeof response.retry_after === 'number' && { retryAfter: response.retry_after }),
    ...(typeof response.verification === 'string' && { verification: response.verification }),
    ...(typeof response.carried === 'string' && { carried: response.carried }),
  };
}

const networkError = (reason: unknown): ApiError => ({
  kind: 'unknown',
  status: 0,
  code: -1,
  message: reason instanceof Error ? reason.message : 'no response',
});

/** The store keeps a frozen value as is; any other value it would traverse and freeze deeply. */
const asFrozen = (data: unknown): unknown => Object.freeze(data);

/**
 * Sends a call through the store's `HttpPort` and unwraps the envelope: returns `data` on success, an `ApiError` otherwise.
 *
 * @spec http-wrapper doc2 §7
 */
export const envelopeQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, { signal, extra }) => {
  const { http } = extra as { http: HttpPort };
  try {
    const response = await http({ method: 'GET', ...call, signal });
    const isSuccess =
      response.status >= 200 &&
      response.status < 300 &&
      isEnvelope(response.body) &&
      response.body.error === 0;
    return isSuccess ? { data: asFrozen((response.body as Envelope).data) } : { error: toError(response) };
  } catch (reason) {
    return { error: networkError(reason) };
  }
};
