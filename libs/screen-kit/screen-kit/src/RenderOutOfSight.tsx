import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * For content that arrives after the page: renders it after the page's first interaction, once its position is off
 * screen, so that nothing visible shifts. It then stays rendered.
 */
export function RenderOutOfSight({ children }: { readonly children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setRendered(true);
    });
    void firstInteraction.then(() => {
      if (place.current) observer.observe(place.current);
    });
    return () => observer.disconnect();
  }, []);
  return rendered ? <>{children}</> : <div ref={place} />;
}
