import type { Navigation } from './scroll-target.ts';
import { scrollTarget } from './scroll-target.ts';

/** The page's scrolling functions. */
export type ScrollPort = {
  /** Scrolls to a position in CSS pixels, without animation. */
  readonly scrollToY: (y: number) => void;
  /** Scrolls to the element with this id; does nothing if there is none (amb-scroll-no-saved). */
  readonly scrollToElement: (id: string, smooth: boolean) => void;
};

/** Scrolls as a committed navigation requires. @spec scroll-new scroll-back scroll-hash */
export const applyNavigationScroll = (page: ScrollPort, navigation: Navigation): void => {
  const target = scrollTarget(navigation);
  if (target.to === 'place') page.scrollToY(target.y);
  if (target.to === 'element') page.scrollToElement(target.id, target.smooth);
};
