import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { firstInteraction } from './first-interaction.ts';

export type RenderOutOfSightProps = {
  readonly children: ReactNode;
  /** Loads the code of the children: they do not replace their place before it is there, or has failed. */
  readonly load?: () => Promise<unknown>;
};

/**
 * Whether content can be inserted before an element without moving anything visible: below the screen, or above it by less than
 * the screen's height. Scroll anchoring then keeps what is visible in place; further down the screen may show only a list, whose rows
 * are excluded from it (`overflow-anchor: none`).
 */
const isOutOfSight = ({ top, bottom }: DOMRect): boolean =>
  top > window.innerHeight || (bottom < 0 && bottom > -window.innerHeight);

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
    const renderUnseen = () => {
      if (place.current && isOutOfSight(place.current.getBoundingClientRect())) setRendered(true);
    };
    // When it leaves or enters the screen, or comes near to it from above, or from above to below it at once.
    const observers = ['0px', '100% 0px 100000px'].map(
      (rootMargin) => new IntersectionObserver(renderUnseen, { rootMargin }),
    );
    const start = () =>
      observers.forEach((observer) => {
        if (place.current) observer.observe(place.current);
      });
    void firstInteraction.then(() => latestLoad.current?.()).then(start, start);
    return () => observers.forEach((observer) => observer.disconnect());
  }, []);
  return rendered ? <>{children}</> : <div ref={place} />;
}
