import { Card, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './OrderSkeleton.module.css';

/** A skeleton as tall as an order with one line. */
export function OrderSkeleton(): ReactElement {
  return (
    <Card aria-hidden="true">
      <Stack gap="md">
        <Skeleton width="third" />
        <Skeleton shape="block" className={styles.line} />
        <Skeleton width="half" />
      </Stack>
    </Card>
  );
}
