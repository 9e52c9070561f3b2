import { Suspense, use, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { onFirstInteraction } from './on-first-interaction.ts';

/** A promise as React's `use` remembers it: one that says it is fulfilled is read at once. */
type TrackedPromise = Promise<void> & { status?: 'fulfilled' };

const resolved: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' });
let firstInteraction: TrackedPromise | undefined;

const untilFirstInteraction = (): Promise<void> => {
  firstInteraction ??= new Promise<void>((resolve) =>
    onFirstInteraction(window, () => {
      if (firstInteraction) firstInteraction.status = 'fulfilled';
      resolve();
    }),
  );
  return firstInteraction;
};

const subscribeToNothing = () => () => undefined;
const inBrowser = typeof window !== 'undefined';

type Props = { readonly children: ReactNode };

/** True in the browser, while it takes over what the server rendered. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => inBrowser,
  );

const HydrationGate = ({ children }: Props): ReactNode => {
  use(useIsHydrating() ? untilFirstInteraction() : resolved);
  return children;
};

/**
 * What stands below the first sight of a page and answers only to a hand: the server's HTML stands as it is, and listens from
 * the first sign that somebody uses the page; a press is such a sign, and finds what it presses. Rendered by the browser it
 * is like any other part.
 */
export const HydrateOnInteraction = ({ children }: Props): ReactElement => (
  <Suspense fallback={null}>
    <HydrationGate>{children}</HydrationGate>
  </Suspense>
);
