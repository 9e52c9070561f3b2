import { Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './OptionsSkeleton.module.css';

/** The skeleton of the options in a drawer, each with a picture. */
export const OptionsSkeleton = (): ReactElement => (
  <Stack gap="sm" aria-hidden="true">
    {[1, 2, 3].map((key) => (
      <Skeleton key={key} shape="block" className={styles.skeleton} />
    ))}
  </Stack>
);
