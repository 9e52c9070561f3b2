import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How far below the viewport the end may be when more is fetched: a phone's height or two, so that scrolling
 * never waits.
 */
const defaultRootMargin = '1200px 0px';

/** Whether the page has been scrolled; before that, content below the fold is not about to be seen. */
function useHasScrolled(): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const move = () => setMoved(true);
    window.addEventListener('scroll', move, { passive: true, once: true });
    return () => window.removeEventListener('scroll', move);
  }, []);
  return moved;
}

/**
 * Calls `onNear` when the marked element comes near the viewport while `active`; once each time it becomes
 * active. Before the first scroll only an element inside the viewport is near.
 */
export function useOnNearViewport(
  active: boolean,
  onNear: () => void,
  ahead = defaultRootMargin,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  const moved = useHasScrolled();
  useEffect(() => {
    if (!active || !mark.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: moved ? ahead : '0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [active, ahead, moved]);
  return mark;
}
