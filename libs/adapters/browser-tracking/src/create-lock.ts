import type { TrackingLock } from '@pasar/tracking';

type Pages = Pick<Window, 'addEventListener'>;

/**
 * One owner among the tabs, by Web Locks. It is given up when the page goes into the back-forward cache, which takes no
 * page that holds a lock, and asked for anew when the page comes back.
 */
export const createLock = (
  locks: Pick<LockManager, 'request'>,
  pages: Pages,
  name: string,
): TrackingLock => ({
  own: (onOwner) => {
    let release: (() => void) | undefined;
    const request = (): void => {
      const waiting = new AbortController();
      release = () => waiting.abort();
      const hold = () =>
        new Promise<void>((resolve) => {
          const end = onOwner();
          release = () => {
            end();
            resolve();
          };
        });
      // Rejects when the page goes before its turn.
      locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
    };
    pages.addEventListener('pagehide', () => release?.());
    pages.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) request();
    });
    request();
  },
});

/** Where the browser has no locks every page is its own owner; it must not share its storage then. */
export const soleOwner: TrackingLock = { own: (onOwner) => void onOwner() };
