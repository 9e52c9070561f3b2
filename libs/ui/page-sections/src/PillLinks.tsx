import { joinClasses } from '@pasar/design-system';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './PillLinks.module.css';

export type PillLink = {
  readonly to: string;
  readonly label: string;
  /** How many, or the like. */
  readonly note?: string | undefined;
  readonly current?: boolean;
};

export type PillLinksProps = {
  /** What there is to choose. */
  readonly label: string;
  /** Whether it is to be seen as well: the page may say it already. */
  readonly labelled?: boolean;
  /** The page stays where it is scrolled to: only what lies below the links changes. */
  readonly keepsPlace?: boolean;
  readonly links: readonly PillLink[];
};

/** Choices with addresses, side by side: a row to draw along on a phone, as many lines as it takes on a desk. Nothing when there are none. */
export function PillLinks({
  label,
  labelled = false,
  keepsPlace = false,
  links,
}: PillLinksProps): ReactElement | null {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav className={styles.pills} {...(labelled ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      {labelled ? (
        <span id={id} className={styles.label}>
          {label}
        </span>
      ) : null}
      <ul className={styles.list}>
        {links.map(({ to, label: text, note, current = false }) => (
          <li key={to}>
            <Link
              className={joinClasses(styles.pill, current && styles.current)}
              aria-current={current || undefined}
              to={to}
              state={keepsPlace ? { preventScroll: true } : undefined}
            >
              {text}
              {note ? <span className={styles.note}>{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
