import type { HttpPort, HttpRequest } from '@pasar/base-api';
import type { ReportedCondition } from '@pasar/error-reporting';
import type { PageLoader } from '../../page-loading/page-loader.ts';

/** A POST request that succeeded, with its response data. */
export type CompletedRequest = Pick<HttpRequest, 'path' | 'body'> & { readonly data?: unknown };

/** A condition to report although nothing was thrown. */
type Warning = { readonly condition: ReportedCondition; readonly message: string };

/** An entry of the page log: a page view, a successful change, a click, an error or a warning. */
export type PageNote = { readonly at: number } & (
  | { readonly path: string }
  | { readonly done: CompletedRequest }
  | { readonly pressed: EventTarget | null }
  | { readonly thrown: unknown }
  | { readonly warning: Warning }
);

export type PageLog = {
  /** The first URL of the visit, before any redirect. */
  readonly landing: string;
  readonly note: (
    what:
      | { path: string }
      | { done: CompletedRequest }
      | { pressed: EventTarget | null }
      | { thrown: unknown }
      | { warning: Warning },
  ) => void;
  /** Replays all entries so far, then receives every new one. */
  readonly listen: (listener: (note: PageNote) => void) => void;
};

/** Buffers entries until a listener subscribes; tracking starts only when the page is idle. */
export const createPageLog = (landing: string): PageLog => {
  const notes: PageNote[] = [];
  let record = (note: PageNote): unknown => notes.length < 200 && notes.push(note);
  return {
    landing,
    note: (what) => void record({ ...what, at: Date.now() }),
    listen: (listener) => {
      record = listener;
      notes.splice(0).forEach(listener);
    },
  };
};

/** Logs every page view. */
export const logPages = (loader: PageLoader, { note }: PageLog): PageLoader => ({
  ...loader,
  markShown: (path) => {
    loader.markShown(path);
    note({ path });
  },
});

/** Logs every successful POST request. */
export const logChanges =
  (http: HttpPort, { note }: PageLog): HttpPort =>
  async (request) => {
    const answer = await http(request);
    if (request.method === 'POST' && answer.status < 300) {
      const { data } = (answer.body ?? {}) as { readonly data?: unknown };
      note({ done: { ...request, data } });
    }
    return answer;
  };

/** The log of this page, which also records clicks and uncaught errors; error boundaries report theirs by `reportError`. */
export const openPageLog = (page: Window): PageLog => {
  const log = createPageLog(page.location.href);
  page.addEventListener('error', ({ error, message }) => log.note({ thrown: error ?? message }));
  const passiveCapture = { capture: true, passive: true };
  page.addEventListener('click', ({ target }) => log.note({ pressed: target }), passiveCapture);
  page.addEventListener('unhandledrejection', ({ reason }) => log.note({ thrown: reason }));
  return log;
};
