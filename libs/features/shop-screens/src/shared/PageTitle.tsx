import type { ReactElement, ReactNode } from 'react';
import styles from './PageTitle.module.css';

export type PageTitleProps = { readonly children: ReactNode; readonly count?: string | undefined };

/** What the page is, and how much there is of it. */
export const PageTitle = ({ children, count = '' }: PageTitleProps): ReactElement => (
  <div className={styles.head}>
    <h1 className={styles.title}>{children}</h1>
    <p className={styles.count} role="status">
      {count}
    </p>
  </div>
);
