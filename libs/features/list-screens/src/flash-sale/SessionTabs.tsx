import type { FlashSaleSession } from '@pasar/catalogue-api';
import { joinClasses } from '@pasar/design-system';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { flashSalePath } from './flash-sale-data.ts';
import styles from './SessionTabs.module.css';

type SessionTabsProps = {
  readonly sessions: readonly FlashSaleSession[];
  readonly current: FlashSaleSession;
};

/** The sessions by the hour at which they start, each an address of its own. */
export const SessionTabs = ({ sessions, current }: SessionTabsProps): ReactElement => {
  const { t } = useTranslation('list-screens');
  const { time, date } = useFormat();
  return (
    <nav aria-label={t('sessions')}>
      <ul className={styles.tabs}>
        {sessions.map((session) => (
          <li key={session.starts_at} className={styles.place}>
            <Link
              className={joinClasses(styles.tab, session === current && styles.current)}
              aria-current={session === current || undefined}
              to={flashSalePath(session.ongoing ? {} : { session: session.starts_at })}
              state={{ preventScroll: true }}
            >
              <span className={styles.time}>{time(session.starts_at)}</span>
              <span className={styles.note}>{session.ongoing ? t('on_now') : date(session.starts_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
