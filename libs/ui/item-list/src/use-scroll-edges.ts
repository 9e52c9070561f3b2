import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a horizontally scrolling list is at its start or end. */
export type ScrollEdges = { readonly start: boolean; readonly end: boolean };

/** Scroll positions are fractional. */
const tolerancePx = 4;

const readEdges = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollEdges => {
  const at = Math.abs(scrollLeft);
  return { start: at <= tolerancePx, end: at + clientWidth >= scrollWidth - tolerancePx };
};

/** Tracks a list's scroll position, and measures again when it is `whole`; initially at the start. */
export function useScrollEdges(list: RefObject<HTMLElement | null>, whole: boolean): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ start: true, end: false });
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const look = () =>
      setEdges((last) => {
        const next = readEdges(element);
        return last.start === next.start && last.end === next.end ? last : next;
      });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, whole]);
  return edges;
}
