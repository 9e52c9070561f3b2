import { Icon, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './SectionNav.module.css';

export type SectionNavProps = {
  /** The name of this part of the store. */
  readonly name: string;
  /** The path of its home page. */
  readonly to: string;
  /** The accessible name of the links. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly current?: boolean }[];
};

/** The header of a part of the store, with links to its pages. */
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
