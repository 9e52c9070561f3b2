import type { Navigation } from './scroll-target.ts';
import { scrollTarget } from './scroll-target.ts';

/** The page that scrolls. */
export type ScrollPort = {
  /** Scrolls to a position in CSS pixels, without animation. */
  readonly scrollToY: (y: number) => void;
  /** To the element of that id; where there is none the page stays (amb-scroll-no-saved). */
  readonly scrollToElement: (id: string, smooth: boolean) => void;
};

/** Scrolls as a committed navigation asks for. @spec scroll-new scroll-back scroll-hash */
export const applyNavigationScroll = (page: ScrollPort, navigation: Navigation): void => {
  const target = scrollTarget(navigation);
  if (target.to === 'place') page.scrollToY(target.y);
  if (target.to === 'element') page.scrollToElement(target.id, target.smooth);
};
