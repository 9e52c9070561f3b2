import type { ScrollPort } from '../apply-navigation-scroll.ts';

/** What a page is to those who scroll it. */
export type PageFacts = {
  /** Where it stands, in CSS pixels from the top. */
  readonly y: number;
  /** Where its elements are, by id. */
  readonly elements?: Readonly<Record<string, number>>;
};

/** A page without a browser: it remembers where it stands, and whether it went there smoothly. */
export const memoryPage = ({
  y,
  elements = {},
}: PageFacts): ScrollPort & { readonly now: () => { readonly y: number; readonly smooth: boolean } } => {
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
