export type Lifecycle = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = {
  readonly request: Pick<Request, 'mode' | 'method'>;
  /** The response to a navigation that the browser requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type WorkerEvents = { readonly install: Lifecycle; readonly activate: Lifecycle; readonly fetch: FetchEvent };

/** The parts of a service worker's global scope that the worker uses; TypeScript's library for pages has no type for it. */
export type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: FetchEvent['request']): Promise<Response>;
  skipWaiting(): Promise<void>;
};
