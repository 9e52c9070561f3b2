import { applyNavigationScroll } from './apply-navigation-scroll.ts';
import type { Navigation } from './scroll-target.ts';
import type { MemoryPageState } from './testing/index.ts';
import { memoryPage } from './testing/index.ts';

/** The page's scroll position after a navigation, and whether it scrolled smoothly. */
const after = ({ y, elements = {}, ...navigation }: MemoryPageState & Navigation) => {
  const page = memoryPage({ y, elements });
  applyNavigationScroll(page, navigation);
  return page.now();
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'scroll/navigation': after,
};
