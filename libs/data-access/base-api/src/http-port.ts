/** A request to the marketplace API. `path` begins with `/api/`; undefined values of `query` are omitted. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Sent unchanged instead of a JSON body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** A complete response; `body` is undefined when it was not JSON. */
export type HttpResponse = { readonly status: number; readonly body: unknown };

/** Sends a request. Rejects if there is no response (offline, timeout, aborted), which leaves the outcome unknown. */
export type HttpPort = (request: HttpRequest) => Promise<HttpResponse>;
