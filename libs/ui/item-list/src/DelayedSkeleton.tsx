import type { ReactElement, ReactNode } from 'react';
import styles from './DelayedSkeleton.module.css';

/**
 * Reserves its space at once and becomes visible after 200 ms, so that fast responses do not flicker.
 * @spec loading-placeholder-delay doc2 §9
 */
export const DelayedSkeleton = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.delayed}>{children}</div>
);
