import type { ScrollPort } from '../apply-navigation-scroll.ts';

/** A page as seen by scrolling code. */
export type MemoryPageState = {
  /** Scroll position, in CSS pixels from the top. */
  readonly y: number;
  /** Positions of its elements, by id. */
  readonly elements?: Readonly<Record<string, number>>;
};

/** A fake page that records its scroll position, and whether it scrolled smoothly. */
export const memoryPage = ({
  y,
  elements = {},
}: MemoryPageState): ScrollPort & {
  readonly now: () => { readonly y: number; readonly smooth: boolean };
} => {
  let now = { y, smooth: false };
  return {
    scrollToY: (place) => {
      now = { y: place, smooth: false };
    },
    scrollToElement: (id, smooth) => {
      const place = Object.hasOwn(elements, id) ? elements[id] : undefined;
      if (place !== undefined) now = { y: place, smooth };
    },
    now: () => now,
  };
};
