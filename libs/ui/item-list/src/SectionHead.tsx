import { Icon } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './SectionHead.module.css';

export type SectionHeadProps = {
  readonly title: string;
  /** Ties a section to its title: `<section aria-labelledby={id}>`. */
  readonly id?: string;
  /** Beside the title: a countdown, a count. */
  readonly aside?: ReactNode;
  /** Where the whole of it is shown, and the words of the link. */
  readonly more?: { readonly to: string; readonly text: string };
};

/** The head of a shelf or list. */
export const SectionHead = ({ title, id, aside, more }: SectionHeadProps): ReactElement => (
  <div className={styles.head}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {aside}
    {more ? (
      <Link className={styles.more} to={more.to}>
        {more.text}
        <Icon name="chevron-right" size="xs" />
      </Link>
    ) : null}
  </div>
);
