import { onFirstInteraction } from './on-first-interaction.ts';

/** A promise with the field that React's `use` reads, so that a fulfilled one does not suspend. */
type TrackedPromise = Promise<void> & { status?: 'fulfilled' };

/** A promise that `use` does not wait for. */
export const resolved: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' });
export const inBrowser = typeof window !== 'undefined';

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
export const firstInteraction = inBrowser ? awaitFirstInteraction() : resolved;
