import type { Navigation } from './scroll-target.ts';
import { scrollTarget } from './scroll-target.ts';

/** The page that scrolls. */
export interface ScrollPort {
  /** To a place from the top, in CSS pixels, at once. */
  readonly toPlace: (y: number) => void;
  /** To the element of that id; where there is none the page stays (amb-scroll-no-saved). */
  readonly toElement: (id: string, smooth: boolean) => void;
}

/** Scrolls as a committed navigation asks for. @spec scroll-new scroll-back scroll-hash */
export const followNavigation = (page: ScrollPort, navigation: Navigation): void => {
  const target = scrollTarget(navigation);
  if (target.to === 'place') page.toPlace(target.y);
  if (target.to === 'element') page.toElement(target.id, target.smooth);
};
