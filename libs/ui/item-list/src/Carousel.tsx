import { IconButton } from '@pasar/design-system';
import { Children, useRef, useState } from 'react';
import type { FocusEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnNearViewport } from './use-on-near-viewport.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useHasInteracted } from './use-has-interacted.ts';
import styles from './Carousel.module.css';

export type CarouselProps = {
  readonly label: string;
  /** One element per entry, each with a key. */
  readonly children: ReactNode;
  /** The width of an element: a card, a small tile, or a wide picture. */
  readonly of?: 'cards' | 'tiles' | 'wides';
  /** The cards' placement for tracking; the page's own by default. */
  readonly placement?: string | undefined;
  /** The number of elements rendered before the first interaction, on narrow screens: as many as are visible. */
  readonly initialCount?: number | undefined;
};

/** Whether all elements are rendered, and the ref and handlers that trigger it. */
function useShowAll(fits: boolean) {
  const { hasInteracted, handlers } = useHasInteracted();
  const [inSight, setInSight] = useState(false);
  const whole = fits || hasInteracted || inSight;
  const mark = useOnNearViewport(!whole, () => setInSight(true), '0px');
  return { whole, mark, ...(!whole && { handlers }) };
}

const scrollByPage = (list: RefObject<HTMLUListElement | null>, direction: 1 | -1): void =>
  list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.85, behavior: 'smooth' });

/** Shows the whole element when the keyboard reaches it: browsers scroll only to the link in it, if at all. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** A horizontally scrolling list, with two buttons for the mouse. Uses native scrolling. */
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
  const focus = (event: FocusEvent<HTMLElement>) => {
    handlers?.onFocus();
    showFocused(event);
  };
  return (
    <div
      className={styles.carousel}
      data-start={start || undefined}
      data-end={(whole && end) || undefined}
      data-placement={placement}
    >
      <ul className={styles.list} data-of={of} ref={list} aria-label={label} {...handlers} onFocus={focus}>
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
