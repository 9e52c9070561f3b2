import { joinClasses } from '@pasar/design-system';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './PillLinks.module.css';

export type PillLink = {
  readonly to: string;
  readonly label: string;
  /** For example a count. */
  readonly note?: string | undefined;
  readonly current?: boolean;
};

export type PillLinksProps = {
  /** The accessible name of the choices. */
  readonly label: string;
  /** Whether the label is visible too. */
  readonly labelled?: boolean;
  /** Keeps the scroll position: only the content below the links changes. */
  readonly keepsScroll?: boolean;
  readonly links: readonly PillLink[];
};

/** Choices as links, side by side: a scrolling row on phones, wrapped on desktops. Renders nothing if there are none. */
export function PillLinks({
  label,
  labelled = false,
  keepsScroll = false,
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
              state={keepsScroll ? { preventScroll: true } : undefined}
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
