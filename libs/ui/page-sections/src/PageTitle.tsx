import type { ReactElement, ReactNode } from 'react';
import styles from './PageTitle.module.css';

export type PageTitleProps = {
  readonly title: string;
  readonly text?: string;
  /** Beside the title: a way to another view of the same. */
  readonly aside?: ReactNode;
};

/** What a page is, and in a line what one finds there. */
export const PageTitle = ({ title, text, aside }: PageTitleProps): ReactElement => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {aside}
    {text ? <p className={styles.text}>{text}</p> : null}
  </div>
);
