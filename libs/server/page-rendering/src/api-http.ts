import { parseJson } from '@pasar/json';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';

/** A request in the form of the apps' HTTP port. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type ApiResponse = {
  readonly status: number;
  readonly body: unknown;
  /** `Set-Cookie` header lines for the browser. */
  readonly setCookies?: readonly string[];
  /** Size of the body in bytes. */
  readonly bytes?: number;
};

/** The visitor on whose behalf the server calls the API. */
export type ApiVisitor = {
  readonly host: string;
  readonly cookie?: string;
  readonly language: string;
  readonly address: string;
  readonly protocol: string;
};

export type ApiHttp = (shopper: ApiVisitor) => (request: ApiRequest) => Promise<ApiResponse>;

/** Timeout of an API request in milliseconds. */
const timeoutMs = 5000;

const queryText = (query: ApiRequest['query']): string => {
  const presentEntries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return presentEntries.length === 0
    ? ''
    : `?${new URLSearchParams(presentEntries.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
};

const toHeaders = (shopper: ApiVisitor, { headers, body }: ApiRequest): Record<string, string> => ({
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...headers,
  host: shopper.host,
  'accept-language': shopper.language,
  'x-forwarded-for': shopper.address,
  'x-forwarded-host': shopper.host,
  'x-forwarded-proto': shopper.protocol,
  ...(shopper.cookie !== undefined && { cookie: shopper.cookie }),
});

type PromiseCallbacks = {
  readonly resolve: (answer: ApiResponse) => void;
  readonly reject: (error: Error) => void;
};

/** Reads a response for undici's `dispatch`. Aborts a late one, even if it still waits for a connection. */
function readResponse({ resolve, reject }: PromiseCallbacks): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = [];
  let [status, bytes] = [0, 0];
  let setCookies: string | readonly string[] = [];
  let started: Dispatcher.DispatchController | undefined;
  let late: Error | undefined;
  const timer = setTimeout(() => {
    late = new Error('the marketplace did not answer in time');
    started?.abort(late);
    reject(late);
  }, timeoutMs);
  return {
    onRequestStart: (controller) => {
      started = controller;
      if (late) controller.abort(late);
    },
    onResponseStart: (_, statusCode, headers) => {
      status = statusCode;
      setCookies = headers['set-cookie'] ?? [];
    },
    onResponseData: (_, chunk) => {
      chunks.push(chunk);
      bytes += chunk.length;
    },
    onResponseEnd: () => {
      clearTimeout(timer);
      resolve({
        status,
        body: parseJson(Buffer.concat(chunks).toString('utf8')),
        bytes,
        setCookies: [setCookies].flat(),
      });
    },
    onResponseError: (_, error) => {
      clearTimeout(timer);
      reject(error);
    },
  };
}

/**
 * Creates the server's HTTP port to the API: one attempt, with the visitor's headers, over keep-alive connections. Uses undici's
 * `dispatch`, which costs half of `fetch` and of `node:http`, because most of a cached page's cost is its calls.
 */
export function createApiHttp(apiUrl: string): ApiHttp {
  const pool = new Pool(new URL(apiUrl).origin, { connections: 64 });
  return (shopper) => (apiRequest) =>
    new Promise((resolve, reject) => {
      pool.dispatch(
        {
          method: apiRequest.method,
          path: apiRequest.path + queryText(apiRequest.query),
          headers: toHeaders(shopper, apiRequest),
          body: apiRequest.body === undefined ? null : JSON.stringify(apiRequest.body),
        },
        readResponse({ resolve, reject }),
      );
    });
}
