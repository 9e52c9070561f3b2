import { onFirstInteraction } from './on-first-interaction.ts';

/** A promise with the field that React's `use` reads, so that a fulfilled one does not suspend. */
type TrackedPromise = Promise<void> & { status?: 'fulfilled' };

/** A promise that `use` does not wait for. */
export const resolvedPromise: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' });
/** Whether this code runs in a browser rather than on the server. */
export const isBrowser = typeof window !== 'undefined';

function awaitFirstInteraction(): Promise<void> {
  const promise: TrackedPromise = new Promise<void>((resolve) =>
    onFirstInteraction(window, () => {
      promise.status = 'fulfilled';
      resolve();
    }),
  );
  return promise;
}

/** Resolves at the first interaction after the screen's script has loaded; on the server at once. */
export const firstInteraction = isBrowser ? awaitFirstInteraction() : resolvedPromise;
