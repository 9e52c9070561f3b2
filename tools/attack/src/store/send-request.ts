import { request as send } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type HttpRequest = {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  /** Sent unchanged; must include `host`. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  readonly timeoutMs?: number;
};

export type HttpResponse = {
  /** 0 if the connection closed without a response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly durationMs: number;
};

const decode = (encoding: string | undefined, body: Buffer): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  return body.toString('utf8');
};

/** Sends one request to the loopback interface, with any path and headers. A failed connection resolves with status 0. */
export function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  const { port, path, method = 'GET', headers, body, timeoutMs = 20_000 } = request;
  const startedAt = performance.now();
  const failed = (): HttpResponse => ({
    status: 0,
    headers: {},
    body: '',
    durationMs: performance.now() - startedAt,
  });
  return new Promise((resolve) => {
    const outgoing = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        setHost: false,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (incoming) => {
        buffer(incoming).then(
          (received) =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: decode(incoming.headers['content-encoding'], received),
              durationMs: performance.now() - startedAt,
            }),
          () => resolve(failed()),
        );
      },
    );
    outgoing.on('error', () => resolve(failed()));
    outgoing.end(body);
  });
}
