import { Container, Skeleton } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { Late } from '@pasar/item-list';
import type { ReactElement } from 'react';
import styles from './ShopFrame.module.css';

/** The page's shape while it is fetched. */
export const ShopSkeleton = (): ReactElement => (
  <Late>
    <Container className={styles.page}>
      <Skeleton shape="block" className={styles.waiting} />
      <ItemGrid loading={12} />
    </Container>
  </Late>
);
