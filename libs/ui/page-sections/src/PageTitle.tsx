import type { ReactElement, ReactNode } from 'react';
import styles from './PageTitle.module.css';

export type PageTitleProps = {
  readonly title: string;
  readonly text?: string;
  /** Beside the title: a link to another view. */
  readonly aside?: ReactNode;
};

/** The page's title, and a line that describes it. */
export const PageTitle = ({ title, text, aside }: PageTitleProps): ReactElement => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {aside}
    {text ? <p className={styles.text}>{text}</p> : null}
  </div>
);
