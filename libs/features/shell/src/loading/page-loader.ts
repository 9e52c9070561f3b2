import { adoptPage } from './adopt-page.ts';
import type { RenderedPage } from './adopt-page.ts';
import type { PageLoadDeps } from './describe-page.ts';
import { loadNextPage } from './load-next-page.ts';
import type { Page } from './page.ts';

/** A promise as React's `use` remembers it: one that says it is fulfilled is read at once. */
type TrackedPromise = Promise<Page> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Page;
  reason?: unknown;
};
type Entry = { readonly promise: TrackedPromise; isUsed: boolean; readonly startedAtMs: number };

/** The pages of a tab, or of one request: each is loaded once, until another one has taken its place. */
export type PageLoader = {
  /** The page of an address; the same promise until it is forgotten. A failed one stays failed until `forget`. */
  readonly read: (path: string) => Promise<Page>;
  /** Loads a page that is likely to be asked for. */
  readonly preload: (path: string) => void;
  /** Takes over what the server rendered. */
  readonly adopt: (path: string, page: RenderedPage) => Promise<Page>;
  /** The route of an address whose page is there, else that of the page on the screen; `not-found` where no screen answers. */
  readonly routeOf: (path: string) => string;
  /** The address is on the screen now: what Back would not show as it was is loaded anew when it is asked for. */
  readonly markShown: (path: string) => void;
  readonly forget: (path: string) => void;
  /** Someone signed in or out: every other page may be another. */
  readonly evictOthers: (path: string) => void;
  /** Whether a page is being waited for, and who wants to know. */
  readonly isPending: () => boolean;
  readonly onPending: (listener: () => void) => () => void;
};

function track(promise: Promise<Page>): TrackedPromise {
  const tracked: TrackedPromise = promise;
  tracked.status = 'pending';
  // The handlers give nothing back: handing on the promise itself would leave its failure unhandled a second time.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/** Components hold their own subscriptions by now. */
const release = ({ promise }: Entry) =>
  void promise.then(
    (page) => page.kind === 'screen' && page.release(),
    () => undefined,
  );

/** Milliseconds for which Back finds a page as it was; the cache of data keeps it longer. */
const backCacheMs = 300_000;

/** Only a page that was well is kept: whoever was sent elsewhere, or saw a failure, may see something else next time. */
const isKeptForBack = ({ promise: { value }, startedAtMs }: Entry): boolean =>
  value?.kind === 'screen' && value.status === 200 && Date.now() - startedAtMs < backCacheMs;

const routeOfPage = (page: Page | undefined): string | undefined =>
  page && (page.kind === 'screen' ? page.input.route : 'not-found');

export function createPageLoader(deps: PageLoadDeps): PageLoader {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const waiting = new Set<Promise<Page>>();
  let shown = 'not-found';
  const routeAt = (path: string): string | undefined => routeOfPage(entries.get(path)?.promise.value);
  const notify = () => listeners.forEach((listener) => listener());

  const start = (path: string, promise: Promise<Page>, isUsed: boolean): Entry => {
    const entry: Entry = { promise: track(promise), isUsed, startedAtMs: Date.now() };
    entries.set(path, entry);
    return entry;
  };
  const wait = (promise: TrackedPromise) => {
    if (promise.status !== 'pending' || waiting.has(promise)) return;
    waiting.add(promise);
    const done = () => {
      waiting.delete(promise);
      notify();
    };
    promise.then(done, done);
    queueMicrotask(notify);
  };

  return {
    read: (path) => {
      const entry = entries.get(path) ?? start(path, loadNextPage(deps, path), true);
      entry.isUsed = true;
      wait(entry.promise);
      return entry.promise;
    },
    preload: (path) => {
      if (entries.has(path)) return;
      const entry = start(path, loadNextPage(deps, path), false);
      // Whether one is sent elsewhere may be another by the time of the click, and a failed guess is no failure.
      const drop = () => {
        if (entry.isUsed || entries.get(path) !== entry) return;
        entries.delete(path);
        release(entry);
      };
      entry.promise.then((page) => page.kind !== 'screen' && drop(), drop);
      setTimeout(drop, 30_000);
    },
    adopt: (path, page) => start(path, adoptPage(deps, path, page), true).promise,
    routeOf: (path) => routeAt(path) ?? shown,
    markShown: (path) => {
      shown = routeAt(path) ?? shown;
      for (const [other, entry] of entries) {
        if (entry.isUsed) release(entry);
        if (entry.isUsed && other !== path && !isKeptForBack(entry)) entries.delete(other);
      }
    },
    forget: (path) => void entries.delete(path),
    evictOthers: (path) => {
      for (const other of entries.keys()) if (other !== path) entries.delete(other);
    },
    isPending: () => waiting.size > 0,
    onPending: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
