import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Small movements of a finger or a wheel are no change of direction. */
const thresholdPx = 8;

/** Marks a sticky header as hidden while one scrolls down, and shows it again on the way up. */
export function useReturnOnScrollUp(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const element = header.current;
      const { scrollY } = window;
      if (!element || Math.abs(scrollY - last) < thresholdPx) return;
      const isHidden = scrollY > last && scrollY > element.offsetHeight;
      // Leaving the top it scrolls away with the page; only then does it slide.
      element.toggleAttribute('data-moves', scrollY > element.offsetHeight);
      element.toggleAttribute('data-hidden', isHidden);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [header]);
}
