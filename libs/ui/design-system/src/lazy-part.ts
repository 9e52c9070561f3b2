import { lazy } from 'react';
import type { ComponentType } from 'react';

type Part<Props> = { readonly default: ComponentType<Props> };
type LoadPart<Props> = () => Promise<Part<Props>>;

const Nothing = () => null;

/** Resolves a second after the browser is online again: the first requests often fail still. */
const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', () => setTimeout(resolve, 1000), { once: true });
  });

const loadOrReplace = <Props>(
  load: LoadPart<Props>,
  Replacement: ComponentType<Props>,
): Promise<Part<Props>> =>
  load().catch(() =>
    navigator.onLine === false
      ? backOnline().then(() => loadOrReplace(load, Replacement))
      : { default: Replacement },
  );

/**
 * Like `lazy`, for a part that a page can do without: while the browser is offline, its `Suspense` shows the fallback, and the
 * part is loaded once the browser is online again. If its code cannot be loaded otherwise, it renders `Replacement`, by default
 * nothing, instead of replacing the page with an error.
 */
export const lazyPart = <Props extends object>(
  load: LoadPart<Props>,
  Replacement: ComponentType<Props> = Nothing,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(() => loadOrReplace(load, Replacement)) as ComponentType<Props>;
