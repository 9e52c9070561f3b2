import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './PillLinks.module.css';

export type PillLinksProps = {
  readonly title: string;
  /** The page's own title says it already. */
  readonly titleHidden?: boolean;
  readonly links: readonly { readonly to: string; readonly label: string; readonly note?: string }[];
};

/** Named ways on from a list, side by side; nothing when there are none. */
export const PillLinks = ({ title, titleHidden = false, links }: PillLinksProps): ReactElement | null =>
  links.length === 0 ? null : (
    <nav aria-label={title} className={styles.pills}>
      {titleHidden ? null : (
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
      )}
      <ul className={styles.list}>
        {links.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to} className={styles.pill}>
              {label}
              {note ? <span className={styles.note}>{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
