import { joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './SessionTabs.module.css';
import { useSaleWords } from './translations/use-sale-words.ts';

/** A session, under the wire's names. */
export type SaleSession = {
  /** Epoch milliseconds; also the session's id. */
  readonly starts_at: number;
  readonly ongoing: boolean;
};

export type SessionTabsProps = {
  readonly sessions: readonly SaleSession[];
  readonly current: SaleSession;
  /** Builds the path of a session; undefined is the running one. */
  readonly to: (session: number | undefined) => string;
  readonly format: { readonly time: (at: number) => string; readonly date: (at: number) => string };
};

/** The sessions as links, by start time. */
export function SessionTabs({ sessions, current, to, format }: SessionTabsProps): ReactElement {
  const words = useSaleWords();
  return (
    <nav aria-label={words('sessions')}>
      <ul className={styles.tabs}>
        {sessions.map(({ starts_at, ongoing }) => (
          <li key={starts_at} className={styles.place}>
            <Link
              className={joinClasses(styles.tab, starts_at === current.starts_at && styles.current)}
              aria-current={starts_at === current.starts_at || undefined}
              to={to(ongoing ? undefined : starts_at)}
              state={{ preventScroll: true }}
            >
              <span className={styles.time}>{format.time(starts_at)}</span>
              <span className={styles.note}>{ongoing ? words('on_now') : format.date(starts_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
