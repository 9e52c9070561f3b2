import { Skeleton } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton } from '@pasar/item-list';
import type { ReactElement } from 'react';
import styles from './FrontSkeleton.module.css';

/** The page's skeleton. */
export const FrontSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <div className={styles.page}>
      <Skeleton shape="block" className={styles.banner} />
      <div className={styles.tiles} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="square" />
        ))}
      </div>
      <ItemGrid loading={6} />
    </div>
  </DelayedSkeleton>
);
