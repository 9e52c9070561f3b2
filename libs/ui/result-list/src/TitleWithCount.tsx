import type { ReactElement, ReactNode } from 'react';
import styles from './TitleWithCount.module.css';

export type TitleWithCountProps = {
  readonly title: ReactNode;
  /** How much there is of it, in words; nothing while nobody knows. */
  readonly count?: string | undefined;
};

/** What a list is, and how long; the count is told to screen readers when it changes, and its line does not move. */
export const TitleWithCount = ({ title, count = '' }: TitleWithCountProps): ReactElement => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.count} role="status">
      {count}
    </p>
  </div>
);
