import type { ReactElement, ReactNode } from 'react';
import styles from './TitleWithCount.module.css';

export type TitleWithCountProps = {
  readonly title: ReactNode;
  /** The number of results as a text; undefined while unknown. */
  readonly count?: string | undefined;
};

/** A list's title and number of results; changes of the count are announced, and its line keeps its height. */
export const TitleWithCount = ({ title, count = '' }: TitleWithCountProps): ReactElement => (
  <div className={styles.head}>
    {title && <h1 className={styles.title}>{title}</h1>}
    <p className={styles.count} role="status">
      {count}
    </p>
  </div>
);
