import { joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './SortBar.module.css';

export type SortOption = {
  readonly key: string;
  readonly text: string;
  /** The address of the list in this order. */
  readonly to: string;
  readonly current: boolean;
};

export type SortBarProps = { readonly label: string; readonly options: readonly SortOption[] };

/** The orders that a list can have, as links: each is an address of its own. */
export const SortBar = ({ label, options }: SortBarProps): ReactElement => (
  <nav className={styles.bar} aria-label={label}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    <ul className={styles.options}>
      {options.map(({ key, text, to, current }) => (
        <li key={key}>
          <Link
            className={joinClasses(styles.option, current && styles.current)}
            to={to}
            aria-current={current || undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
