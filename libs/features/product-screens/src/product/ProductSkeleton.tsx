import { Container, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton } from '@pasar/item-list';
import type { ReactElement } from 'react';
import styles from './ProductPage.module.css';

/** The page's skeleton. */
export const ProductSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <Container className={styles.page}>
      <div className={styles.main} aria-hidden="true">
        <Skeleton shape="square" />
        <div className={styles.offer}>
          <Skeleton />
          <Skeleton width="three-quarters" />
          <Skeleton width="third" />
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      </div>
    </Container>
  </DelayedSkeleton>
);
