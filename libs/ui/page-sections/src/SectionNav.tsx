import { Icon, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './SectionNav.module.css';

export type SectionNavProps = {
  /** What this part of the store is called. */
  readonly name: string;
  /** Its first page. */
  readonly to: string;
  /** What the links are, for those who do not see them. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly current?: boolean }[];
};

/** The sign over a part of the store that is a place of its own, with its pages. */
export const SectionNav = ({ name, to, label, links }: SectionNavProps): ReactElement => (
  <nav aria-label={label} className={styles.bar}>
    <div className={styles.inside}>
      <Link to={to} className={styles.name}>
        <Icon name="store" />
        {name}
      </Link>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className={joinClasses(styles.link, link.current && styles.current)}
              aria-current={link.current ? 'page' : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
