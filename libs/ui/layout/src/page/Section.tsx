import { Icon, useWords } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Section.module.css';

export type SectionProps = {
  readonly title: ReactNode;
  /** Beside the title: a countdown, a count. */
  readonly aside?: ReactNode;
  readonly moreTo?: string;
  readonly moreLabel?: string;
  readonly children: ReactNode;
};

/** A titled section with a link to the full list. */
export function Section({ title, aside, moreTo, moreLabel, children }: SectionProps): ReactElement {
  const words = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head} data-linked={moreTo !== undefined || undefined}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {moreTo ? (
          <Link to={moreTo} className={styles.more} aria-describedby={id}>
            <Icon name="chevron-right" size="xs" />
            <span>{moreLabel ?? words('see_all')}</span>
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
