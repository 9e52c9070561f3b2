import { Suspense, use, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { whenUsed } from './when-used.ts';

/** A promise as React's `use` remembers it: one that says it is fulfilled is read at once. */
type Tracked = Promise<void> & { status?: 'fulfilled' };

const atOnce: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' });
let firstUse: Tracked | undefined;

const untilUsed = (): Promise<void> => {
  firstUse ??= new Promise<void>((resolve) =>
    whenUsed(window, () => {
      if (firstUse) firstUse.status = 'fulfilled';
      resolve();
    }),
  );
  return firstUse;
};

const never = () => () => undefined;
const inBrowser = typeof window !== 'undefined';

type Props = { readonly children: ReactNode };

/** True in the browser, while it takes over what the server rendered. */
const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => inBrowser,
  );

const Waiting = ({ children }: Props): ReactNode => {
  use(useHydrating() ? untilUsed() : atOnce);
  return children;
};

/**
 * What stands below the first sight of a page and answers only to a hand: the server's HTML stands as it is, and listens from
 * the first sign that somebody uses the page; a press is such a sign, and finds what it presses. Rendered by the browser it
 * is like any other part.
 */
export const HydrateWhenUsed = ({ children }: Props): ReactElement => (
  <Suspense fallback={null}>
    <Waiting>{children}</Waiting>
  </Suspense>
);
