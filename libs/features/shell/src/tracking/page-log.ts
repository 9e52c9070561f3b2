import type { HttpPort, HttpRequest } from '@pasar/base-api';
import type { ReportedCondition } from '@pasar/error-reporting';
import type { PageLoader } from '../loading/page-loader.ts';

/** A change that the server has taken: what was sent, and the data that it answered. */
export type CompletedRequest = Pick<HttpRequest, 'path' | 'body'> & { readonly data?: unknown };

/** Something to warn of although nothing was thrown. */
type Warning = { readonly condition: ReportedCondition; readonly message: string };

/** What happened on a page: another one was shown, a change was made, something was pressed, thrown or warned of. */
export type PageNote = { readonly at: number } & (
  | { readonly path: string }
  | { readonly done: CompletedRequest }
  | { readonly pressed: EventTarget | null }
  | { readonly thrown: unknown }
  | { readonly warning: Warning }
);

export type PageLog = {
  /** The address with which the visitor came, before anything led on. */
  readonly landing: string;
  readonly note: (
    what:
      | { path: string }
      | { done: CompletedRequest }
      | { pressed: EventTarget | null }
      | { thrown: unknown }
      | { warning: Warning },
  ) => void;
  /** Hears what happened so far, and everything from now on. */
  readonly listen: (listener: (note: PageNote) => void) => void;
};

/** Keeps what happens until somebody listens: those who do come when the page is idle. */
export const createPageLog = (landing: string): PageLog => {
  const notes: PageNote[] = [];
  let tell = (note: PageNote): unknown => notes.length < 200 && notes.push(note);
  return {
    landing,
    note: (what) => void tell({ ...what, at: Date.now() }),
    listen: (listener) => {
      tell = listener;
      notes.splice(0).forEach(listener);
    },
  };
};

/** Notes every page that comes to be shown. */
export const logPages = (loader: PageLoader, { note }: PageLog): PageLoader => ({
  ...loader,
  markShown: (path) => {
    loader.markShown(path);
    note({ path });
  },
});

/** Notes every change that the server has taken. */
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

/** A log of this page, which also notes presses and what nobody has caught; what a screen's boundary caught comes by `reportError`. */
export const openPageLog = (page: Window): PageLog => {
  const log = createPageLog(page.location.href);
  page.addEventListener('error', ({ error, message }) => log.note({ thrown: error ?? message }));
  const quietly = { capture: true, passive: true };
  page.addEventListener('click', ({ target }) => log.note({ pressed: target }), quietly);
  page.addEventListener('unhandledrejection', ({ reason }) => log.note({ thrown: reason }));
  return log;
};
