import type { TrackingLock } from '@pasar/tracking';

type Pages = Pick<Window, 'addEventListener'>;

/**
 * One owner among the tabs, by Web Locks. It is released when the page enters the back-forward cache, which excludes
 * pages that hold a lock, and requested again when the page is restored.
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
      // Rejects when the page is left before the lock is granted.
      locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
    };
    pages.addEventListener('pagehide', () => release?.());
    pages.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) request();
    });
    request();
  },
});

/** Fallback without Web Locks: every page is an owner and must not share its storage. */
export const soleOwner: TrackingLock = { own: (onOwner) => void onOwner() };
