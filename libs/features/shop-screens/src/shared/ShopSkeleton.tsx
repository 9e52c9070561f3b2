import { Container, Skeleton } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton } from '@pasar/item-list';
import type { ReactElement } from 'react';
import styles from './ShopLoader.module.css';

/** The page's skeleton. */
export const ShopSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <Container className={styles.page}>
      <Skeleton shape="block" className={styles.waiting} />
      <ItemGrid loading={12} />
    </Container>
  </DelayedSkeleton>
);
