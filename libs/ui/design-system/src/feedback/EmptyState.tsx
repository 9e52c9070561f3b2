import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './Illustration.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  readonly illustration?: IllustrationName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A button or link to continue with. */
  readonly action?: ReactNode;
  /** `h1` if the state fills the screen. */
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
};

/** An empty state: illustration, explanation and action. */
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
