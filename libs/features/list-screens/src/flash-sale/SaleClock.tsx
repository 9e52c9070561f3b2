import { useRemainingSeconds } from '@pasar/catalogue-api';
import type { FlashSaleSession, ServerTime } from '@pasar/catalogue-api';
import { Button, Countdown, Notice } from '@pasar/design-system';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SaleClock.module.css';

type SaleClockProps = {
  readonly session: FlashSaleSession;
  readonly clock: ServerTime;
  /** The shopper wants to see what is on now that the time is up. */
  readonly onOver: () => void;
};

/** The time to the session's end, or to its start, by the server's clock. */
export const SaleClock = ({ session, clock, onOver }: SaleClockProps): ReactElement => {
  const { t } = useTranslation('list-screens');
  const remainingSeconds = useRemainingSeconds(session.ongoing ? session.ends_at : session.starts_at, clock);
  const [up, setUp] = useState(false);
  const end = useCallback(() => setUp(true), []);
  if (up || remainingSeconds === 0)
    return (
      <Notice
        title={session.ongoing ? t('sale_over') : t('on_now')}
        action={
          <Button size="sm" variant="secondary" onClick={onOver}>
            {t('see_next')}
          </Button>
        }
      />
    );
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{session.ongoing ? t('ends_in') : t('starts_in')}</span>
      <Countdown remainingSeconds={remainingSeconds} onEnd={end} />
    </p>
  );
};
