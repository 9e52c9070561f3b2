import { adoptPage } from './adopt-page.ts';
import type { RenderedPage } from './adopt-page.ts';
import type { PageLoadDeps } from './describe-page.ts';
import { loadNextPage } from './load-next-page.ts';
import type { Page } from './page.ts';

/** A promise with the fields that React's `use` reads, so that a fulfilled one does not suspend. */
type TrackedPromise = Promise<Page> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Page;
  reason?: unknown;
};
type Entry = { readonly promise: TrackedPromise; isUsed: boolean; readonly startedAtMs: number };

/** The pages of a tab, or of one request; each is loaded once and cached by its path. */
export type PageLoader = {
  /** The page of a path; the same promise until it is evicted. A failed page stays failed until `evict`. */
  readonly read: (path: string) => Promise<Page>;
  /** Loads a page that is likely to be opened next. */
  readonly preload: (path: string) => void;
  /** Adopts the page that the server rendered. */
  readonly adopt: (path: string, page: RenderedPage) => Promise<Page>;
  /** The route of a loaded page, else the route of the page on the screen; `not-found` where there is no screen. */
  readonly findRoute: (path: string) => string;
  /** Called when the page is on the screen: evicts pages that are not kept for Back. */
  readonly markShown: (path: string) => void;
  readonly evict: (path: string) => void;
  /** Evicts every other page, after signing in or out. */
  readonly evictOthers: (path: string) => void;
  /** Whether a page is loading, and a subscription to changes. */
  readonly isPending: () => boolean;
  readonly onPending: (listener: () => void) => () => void;
};

function track(promise: Promise<Page>): TrackedPromise {
  const tracked: TrackedPromise = promise;
  tracked.status = 'pending';
  // The handlers return nothing: returning the promise would leave a second unhandled rejection.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/** Drops the loader's subscriptions; mounted components hold their own. */
const release = ({ promise }: Entry) =>
  void promise.then(
    (page) => page.kind === 'screen' && page.release(),
    () => undefined,
  );

/** How long a page is kept for Back; the RTK Query cache keeps its data longer. */
const backCacheMs = 300_000;

/** Only successful pages are kept: redirects and failures may turn out differently next time. */
const isKeptForBack = ({ promise: { value }, startedAtMs }: Entry): boolean =>
  value?.kind === 'screen' && value.status === 200 && Date.now() - startedAtMs < backCacheMs;

const pageRoute = (page: Page | undefined): string | undefined =>
  page && (page.kind === 'screen' ? page.input.route : 'not-found');

/** Creates the loader: a page's module and data are loaded once, and kept while it may be shown again. */
export function createPageLoader(deps: PageLoadDeps): PageLoader {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const waiting = new Set<Promise<Page>>();
  let shown = 'not-found';
  const routeAt = (path: string): string | undefined => pageRoute(entries.get(path)?.promise.value);
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
      // A redirect may differ by the time of the click, and a failed preload is retried by the navigation.
      const drop = () => {
        if (entry.isUsed || entries.get(path) !== entry) return;
        entries.delete(path);
        release(entry);
      };
      entry.promise.then((page) => page.kind !== 'screen' && drop(), drop);
      setTimeout(drop, 30_000);
    },
    adopt: (path, page) => start(path, adoptPage(deps, path, page), true).promise,
    findRoute: (path) => routeAt(path) ?? shown,
    markShown: (path) => {
      shown = routeAt(path) ?? shown;
      for (const [other, entry] of entries) {
        if (entry.isUsed) release(entry);
        if (entry.isUsed && other !== path && !isKeptForBack(entry)) entries.delete(other);
      }
    },
    evict: (path) => void entries.delete(path),
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
