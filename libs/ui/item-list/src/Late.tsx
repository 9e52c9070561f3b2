import type { ReactElement, ReactNode } from 'react';
import styles from './Late.module.css';

/** Takes its place at once and shows after 200 ms: what comes sooner never flickers. @spec loading-placeholder-delay doc2 §9 */
export const Late = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.late}>{children}</div>
);
