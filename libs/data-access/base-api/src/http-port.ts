/** One request to the marketplace's API. `path` begins with `/api/`; `query` leaves out what is undefined. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** What came back, read to its end: `body` is undefined when it was not JSON. */
export type HttpAnswer = { readonly status: number; readonly body: unknown };

/** The network. It rejects when nothing came back (offline, timed out, aborted): the caller can't know what happened. */
export type HttpPort = (request: HttpRequest) => Promise<HttpAnswer>;
