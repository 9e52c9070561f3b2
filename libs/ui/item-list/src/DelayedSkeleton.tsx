import type { ReactElement, ReactNode } from 'react';
import styles from './DelayedSkeleton.module.css';

/** Takes its place at once and shows after 200 ms: what comes sooner never flickers. @spec loading-placeholder-delay doc2 §9 */
export const DelayedSkeleton = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.delayed}>{children}</div>
);
