/** A request of the data-access HTTP port. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Sent unchanged, instead of a JSON body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};
export type HttpResponse = { readonly status: number; readonly body: unknown };
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

const uploadTimeoutMs = 120_000;
/** Browsers allow 64 KiB of `keepalive` bodies in flight. */
const maxKeepaliveLength = 4096;

export type BrowserHttpOptions = {
  readonly fetch: typeof fetch;
  /** 0 ≤ r < 1 */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Request timeout. */
  readonly timeoutMs?: number;
};

const maxRetries = 2;
/** Delay before the first retry; doubles with each further one (exponential backoff). */
const firstRetryDelayMs = 300;

function buildUrl({ path, query }: HttpRequest): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? path
    : `${path}?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
}

async function send(
  { fetch, timeoutMs = 15_000 }: BrowserHttpOptions,
  request: HttpRequest,
): Promise<HttpResponse> {
  const timeoutSignal = AbortSignal.timeout(request.file ? uploadTimeoutMs : timeoutMs);
  const json = request.body === undefined ? undefined : JSON.stringify(request.body);
  const response = await fetch(buildUrl(request), {
    method: request.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(request.file && { 'content-type': request.file.type }),
      ...request.headers,
    },
    signal: request.signal ? AbortSignal.any([request.signal, timeoutSignal]) : timeoutSignal,
    // What the user has just done survives leaving the page.
    ...(json !== undefined && { body: json, keepalive: json.length < maxKeepaliveLength }),
    ...(request.file && { body: request.file }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}

/** GET requests are retryable; others only with an idempotency key. */
const isRetryable = ({ method, headers }: HttpRequest): boolean =>
  method === 'GET' || headers?.['Idempotency-Key'] !== undefined;

/**
 * The browser's HTTP adapter: same-origin cookies, a timeout, and up to two retries with jitter for retryable
 * requests after a 5xx or a network error. Rejects if there is no response.
 *
 * @spec generic-wrapper
 */
export function createBrowserHttp(options: BrowserHttpOptions): Http {
  const waitBeforeRetry = (retryCount: number) =>
    options.wait(firstRetryDelayMs * 2 ** retryCount * (0.5 + options.random()));
  const attempt = async (request: HttpRequest, tried: number): Promise<HttpResponse> => {
    const last = tried === maxRetries || !isRetryable(request);
    try {
      const answer = await send(options, request);
      if (answer.status < 500 || last) return answer;
    } catch (reason) {
      if (last || request.signal?.aborted) throw reason;
    }
    await waitBeforeRetry(tried);
    return attempt(request, tried + 1);
  };
  return (request) => attempt(request, 0);
}
