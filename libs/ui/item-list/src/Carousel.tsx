import { IconButton } from '@pasar/design-system';
import { Children, useRef, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnNearViewport } from './use-on-near-viewport.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useHasInteracted } from './use-has-interacted.ts';
import styles from './Carousel.module.css';

export type CarouselProps = {
  readonly label: string;
  /** One element a thing, each with its key. */
  readonly children: ReactNode;
  /** How wide a thing stands: a card, a small tile, or a wide picture. */
  readonly of?: 'cards' | 'tiles' | 'wides';
  /** How tracking names where its cards stand; the page's own name for it by default. */
  readonly placement?: string | undefined;
  /** So many are drawn before anybody turns to the shelf, or where it is wide enough to show more: as many as are in sight. */
  readonly initialCount?: number | undefined;
};

/** Whether all of a shelf is drawn, and what to hang on it to learn that it should be. */
function useShowAll(fits: boolean) {
  const { hasInteracted, handlers } = useHasInteracted();
  const [inSight, setInSight] = useState(false);
  const whole = fits || hasInteracted || inSight;
  const mark = useOnNearViewport(!whole, () => setInSight(true), '0px');
  return { whole, mark, ...(!whole && { handlers }) };
}

const scrollByPage = (list: RefObject<HTMLUListElement | null>, direction: 1 | -1): void =>
  list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.85, behavior: 'smooth' });

/** Things side by side that one swipes through; with a mouse, two buttons turn it. The browser's own scrolling does the work. */
export function Carousel({
  label,
  children,
  of = 'cards',
  placement,
  initialCount = Infinity,
}: CarouselProps): ReactElement {
  const { t } = useTranslation('item-list');
  const list = useRef<HTMLUListElement>(null);
  const things = Children.toArray(children);
  const { whole, mark, handlers } = useShowAll(things.length <= initialCount);
  const { start, end } = useScrollEdges(list, whole);
  return (
    <div
      className={styles.shelf}
      data-start={start || undefined}
      data-end={(whole && end) || undefined}
      data-placement={placement}
    >
      <ul className={styles.list} data-of={of} ref={list} aria-label={label} {...handlers}>
        {Children.map(whole ? things : things.slice(0, initialCount), (thing) => (
          <li className={styles.thing}>{thing}</li>
        ))}
        {whole ? null : (
          <li aria-hidden="true">
            <div ref={mark} className={styles.mark} />
          </li>
        )}
      </ul>
      <div className={styles.back}>
        <IconButton
          icon="chevron-left"
          label={t('shelf_back')}
          variant="filled"
          onClick={() => scrollByPage(list, -1)}
        />
      </div>
      <div className={styles.on}>
        <IconButton
          icon="chevron-right"
          label={t('shelf_on')}
          variant="filled"
          onClick={() => scrollByPage(list, 1)}
        />
      </div>
    </div>
  );
}
