import { Skeleton } from '@pasar/design-system';
import { DelayedSkeleton, ListEnd, useOnNearViewport } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import styles from './ShopTiles.module.css';

export type ShopTilesProps = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly hasMore: boolean;
  /** Whether the next page is loading. */
  readonly loading: boolean;
  /** Whether the next page failed to load; loaded tiles stay. */
  readonly failed: boolean;
  readonly onMore: () => void;
  /** One list item per tile. */
  readonly children: ReactNode;
};

/** A grid of shops or people that loads more near its end or by a button. */
export function ShopTiles({ label, children, ...end }: ShopTilesProps): ReactElement {
  const mark = useOnNearViewport(end.hasMore && !end.loading && !end.failed, end.onMore);
  return (
    <div>
      <ul className={styles.tiles} aria-label={label}>
        {children}
      </ul>
      <div ref={mark}>
        <ListEnd {...end} className={styles.end} />
      </div>
    </div>
  );
}

/** The skeleton of the grid. */
export const ShopTilesSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <div className={styles.tiles}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.waiting} />
      ))}
    </div>
  </DelayedSkeleton>
);
