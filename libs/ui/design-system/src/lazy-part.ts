import { lazy } from 'react';
import type { ComponentType } from 'react';

const Nothing = () => null;

/**
 * Like `lazy`, for a part that a page can do without: if its code cannot be loaded, as offline, it renders nothing instead of
 * replacing the page with an error.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing }))) as ComponentType<Props>;
