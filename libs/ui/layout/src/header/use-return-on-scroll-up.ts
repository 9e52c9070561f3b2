import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Pixels; smaller movements do not count as a change of direction. */
const thresholdPx = 8;

/** Marks a sticky header as hidden on scrolling down, and shows it again on scrolling up. */
export function useReturnOnScrollUp(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const element = header.current;
      const { scrollY } = window;
      if (!element || Math.abs(scrollY - last) < thresholdPx) return;
      const isHidden = scrollY > last && scrollY > element.offsetHeight;
      // Near the top it scrolls away with the page; it slides only further down.
      element.toggleAttribute('data-moves', scrollY > element.offsetHeight);
      element.toggleAttribute('data-hidden', isHidden);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [header]);
}
