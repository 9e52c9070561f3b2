import { Agent, request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';

/** A request in the form of the apps' HTTP port. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type ApiAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** `Set-Cookie` header lines for the browser. */
  readonly setCookies?: readonly string[];
  /** Size of the body in bytes. */
  readonly bytes?: number;
};

/** The visitor on whose behalf the server calls the API. */
export type Shopper = {
  readonly host: string;
  readonly cookie?: string;
  readonly language: string;
  readonly address: string;
  readonly protocol: string;
};

export type ApiHttp = (shopper: Shopper) => (request: ApiRequest) => Promise<ApiAnswer>;

/** Timeout of an API request in milliseconds. */
const timeoutMs = 5000;

const readBody = (response: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', reject);
  });

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const queryText = (query: ApiRequest['query']): string => {
  const presentEntries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return presentEntries.length === 0
    ? ''
    : `?${new URLSearchParams(presentEntries.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
};

const toAnswer = ({ statusCode = 0, headers }: IncomingMessage, body: Buffer): ApiAnswer => ({
  status: statusCode,
  body: parseJson(body),
  bytes: body.length,
  setCookies: headers['set-cookie'] ?? [],
});

const toHeaders = (shopper: Shopper, { headers, body }: ApiRequest): Record<string, string> => ({
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

/** Creates the server's HTTP port to the API: one attempt, with the visitor's headers, over keep-alive connections. */
export function createApiHttp(apiUrl: string): ApiHttp {
  const { hostname, port } = new URL(apiUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (shopper) => (apiRequest) =>
    new Promise((resolve, reject) => {
      const request = send(
        {
          agent,
          hostname,
          port,
          method: apiRequest.method,
          path: apiRequest.path + queryText(apiRequest.query),
          headers: toHeaders(shopper, apiRequest),
        },
        (response) => {
          readBody(response)
            .then((body) => resolve(toAnswer(response, body)), reject)
            .finally(() => clearTimeout(timer));
        },
      );
      // A timer that is cleared with the response: that of `AbortSignal.timeout` would keep running after it.
      const timer = setTimeout(
        () => request.destroy(new Error('the marketplace did not answer in time')),
        timeoutMs,
      );
      request.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      request.end(apiRequest.body === undefined ? undefined : JSON.stringify(apiRequest.body));
    });
}
