import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './Illustration.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  readonly illustration?: IllustrationName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What one can do about it: a button or a link. */
  readonly action?: ReactNode;
  /** `h1` when the state is the whole screen. */
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
};

/** Nothing here: a picture, what it means, and the way on. */
export const EmptyState = ({
  illustration = 'basket',
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps): ReactElement => (
  <div className={joinClasses(styles.panel, className)}>
    <Illustration name={illustration} />
    <Heading className={styles.title}>{title}</Heading>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
);
