export { applyNavigationScroll } from './apply-navigation-scroll.ts';
export type { ScrollPort } from './apply-navigation-scroll.ts';
export { createScrollMemory } from './scroll-memory.ts';
export type { ScrollMemory, ScrollStorage } from './scroll-memory.ts';
export { scrollTarget } from './scroll-target.ts';
export type { Navigation, ScrollTarget } from './scroll-target.ts';
