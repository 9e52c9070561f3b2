import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { firstInteraction } from './first-interaction.ts';

export type RenderOutOfSightProps = {
  readonly children: ReactNode;
  /** Loads the code of the children: they do not replace their place before it is there, or has failed. */
  readonly load?: () => Promise<unknown>;
};

/**
 * For content that arrives after the page: renders it after the page's first interaction, once its position is off
 * screen, so that nothing visible shifts. It then stays rendered.
 */
export function RenderOutOfSight({ children, load }: RenderOutOfSightProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const latestLoad = useRef(load);
  const [rendered, setRendered] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setRendered(true);
    });
    const start = () => {
      if (place.current) observer.observe(place.current);
    };
    void firstInteraction.then(() => latestLoad.current?.()).then(start, start);
    return () => observer.disconnect();
  }, []);
  return rendered ? <>{children}</> : <div ref={place} />;
}
