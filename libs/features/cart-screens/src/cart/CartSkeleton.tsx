import { Card, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './CartSkeleton.module.css';

/** A skeleton as tall as two shops with one line each. */
export function CartSkeleton(): ReactElement {
  return (
    <Stack gap="md" aria-hidden="true">
      {[1, 2].map((key) => (
        <Card key={key}>
          <Stack gap="md">
            <Skeleton width="third" />
            <Skeleton shape="block" className={styles.line} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
