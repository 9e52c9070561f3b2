import { IconButton } from '@pasar/design-system';
import { Children, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelfEdges } from './use-shelf-edges.ts';
import styles from './Shelf.module.css';

export type ShelfProps = {
  readonly label: string;
  /** One element a thing, each with its key. */
  readonly children: ReactNode;
  /** How wide a thing stands: a card, a small tile, or a wide picture. */
  readonly of?: 'cards' | 'tiles' | 'wides';
  /** How tracking names where its cards stand; the page's own name for it unless told. */
  readonly placement?: string | undefined;
};

const turn = (list: RefObject<HTMLUListElement | null>, direction: 1 | -1): void =>
  list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.85, behavior: 'smooth' });

/** Things side by side that one swipes through; with a mouse, two buttons turn it. The browser's own scrolling does the work. */
export const Shelf = ({ label, children, of = 'cards', placement }: ShelfProps): ReactElement => {
  const { t } = useTranslation('item-list');
  const list = useRef<HTMLUListElement>(null);
  const { start, end } = useShelfEdges(list);
  return (
    <div
      className={styles.shelf}
      data-start={start || undefined}
      data-end={end || undefined}
      data-placement={placement}
    >
      <ul className={styles.list} data-of={of} ref={list} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.thing}>{child}</li>
        ))}
      </ul>
      <div className={styles.back}>
        <IconButton
          icon="chevron-left"
          label={t('shelf_back')}
          variant="filled"
          onClick={() => turn(list, -1)}
        />
      </div>
      <div className={styles.on}>
        <IconButton
          icon="chevron-right"
          label={t('shelf_on')}
          variant="filled"
          onClick={() => turn(list, 1)}
        />
      </div>
    </div>
  );
};
