import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** How far below the screen the end may be when more is asked for: a phone’s height, so that scrolling never waits. */
const farAhead = '600px 0px';

/** Calls `onNear` when the marked element comes near the screen, as long as `active`; once for each time that it becomes active. */
export function useNearEnd(
  active: boolean,
  onNear: () => void,
  ahead = farAhead,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!active || !mark.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      {
        rootMargin: ahead,
      },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [active, ahead]);
  return mark;
}
