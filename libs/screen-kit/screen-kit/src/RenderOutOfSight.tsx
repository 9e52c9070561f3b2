import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { onFirstInteraction } from './on-first-interaction.ts';

/**
 * For content that comes after the page: renders it from the first interaction on, as soon as its place is out of sight, so
 * that nothing in sight moves. What was rendered stays.
 */
export function RenderOutOfSight({ children }: { readonly children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setRendered(true);
    });
    onFirstInteraction(window, () => {
      if (place.current) observer.observe(place.current);
    });
    return () => observer.disconnect();
  }, []);
  return rendered ? <>{children}</> : <div ref={place} />;
}
