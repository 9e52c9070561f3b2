import { Card, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './CheckoutSkeleton.module.css';

/** A skeleton as tall as an address, a shop and the summary. */
export function CheckoutSkeleton(): ReactElement {
  return (
    <Stack gap="md" aria-hidden="true">
      {[1, 2, 3].map((key) => (
        <Card key={key}>
          <Stack gap="md">
            <Skeleton width="third" />
            <Skeleton shape="block" className={styles.block} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
