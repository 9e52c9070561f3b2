import { adoptPage, loadPage } from './load-page.ts';
import type { Loading } from './load-page.ts';
import type { Page, ScreenKey } from './page.ts';

/** A promise as React's `use` remembers it: one that says it is fulfilled is read at once. */
type Tracked = Promise<Page> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Page;
  reason?: unknown;
};
type Entry = { readonly promise: Tracked; used: boolean };

/** The pages of a tab, or of one request: each is loaded once, until another one has taken its place. */
export type PageLoader = {
  /** The page of an address; the same promise until it is forgotten. A failed one stays failed until `forget`. */
  readonly read: (path: string) => Promise<Page>;
  /** Loads a page that is likely to be asked for. */
  readonly preload: (path: string) => void;
  /** Takes over what the server rendered. */
  readonly adopt: (path: string, screen: ScreenKey) => Promise<Page>;
  /** The address is on the screen now: others are loaded anew when they are asked for. */
  readonly committed: (path: string) => void;
  readonly forget: (path: string) => void;
  /** Whether a page is being waited for, and who wants to know. */
  readonly isPending: () => boolean;
  readonly onPending: (listener: () => void) => () => void;
};

function track(promise: Promise<Page>): Tracked {
  const tracked: Tracked = promise;
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

export function createPageLoader(loading: Loading): PageLoader {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const waiting = new Set<Promise<Page>>();
  const notify = () => listeners.forEach((listener) => listener());

  const start = (path: string, promise: Promise<Page>, used: boolean): Entry => {
    const entry: Entry = { promise: track(promise), used };
    entries.set(path, entry);
    return entry;
  };
  const wait = (promise: Tracked) => {
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
      const entry = entries.get(path) ?? start(path, loadPage(loading, path), true);
      entry.used = true;
      wait(entry.promise);
      return entry.promise;
    },
    preload: (path) => {
      if (entries.has(path)) return;
      const entry = start(path, loadPage(loading, path), false);
      // Whether one is sent elsewhere may be another by the time of the click, and a failed guess is no failure.
      const drop = () => {
        if (entry.used || entries.get(path) !== entry) return;
        entries.delete(path);
        release(entry);
      };
      entry.promise.then((page) => page.kind !== 'screen' && drop(), drop);
      setTimeout(drop, 30_000);
    },
    adopt: (path, screen) => start(path, adoptPage(loading, path, screen), true).promise,
    committed: (path) => {
      for (const [other, entry] of entries) {
        if (entry.used) release(entry);
        if (entry.used && other !== path) entries.delete(other);
      }
    },
    forget: (path) => void entries.delete(path),
    isPending: () => waiting.size > 0,
    onPending: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
