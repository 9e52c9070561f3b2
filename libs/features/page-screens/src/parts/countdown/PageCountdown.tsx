import { useRemainingSeconds } from '@pasar/catalogue-api';
import { Countdown } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from '../part-props.ts';
import styles from './PageCountdown.module.css';

/** Counts down during the last days only; before them the end date is shown. */
const countdownSeconds = 3 * 86_400;

/** The time left of an offer, by the server's clock; then that it has ended. */
export default function PageCountdown({ props, clock }: PartProps<'countdown'>): ReactElement {
  const { t } = useTranslation('page-screens');
  const remainingSeconds = useRemainingSeconds(props.ends_at, clock);
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  const format = useFormat();
  if (remainingSeconds > countdownSeconds)
    return (
      <p className={styles.clock}>
        <span className={styles.label}>{t('until', { date: format.date(props.ends_at) })}</span>
      </p>
    );
  const isOver = ended || remainingSeconds === 0;
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{isOver ? t('offer_over') : props.title}</span>
      {isOver ? null : <Countdown remainingSeconds={remainingSeconds} onEnd={end} />}
    </p>
  );
}
