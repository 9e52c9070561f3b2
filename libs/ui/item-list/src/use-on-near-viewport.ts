import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the screen the end may be when more is asked for: a phone's height or two, so that scrolling never waits. */
const defaultRootMargin = '1200px 0px';

/** Whether the page was ever scrolled: until then nobody is on the way to what lies below the screen. */
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
 * Calls `onNear` when the marked element comes near the screen, as long as `active`; once for each time that it becomes
 * active. On a page that was not scrolled yet only an element on the screen itself is near.
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
