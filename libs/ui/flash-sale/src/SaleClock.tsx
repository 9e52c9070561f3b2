import { Button, Countdown, Notice } from '@pasar/design-system';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import styles from './SaleClock.module.css';
import { useSaleWords } from './translations/use-sale-words.ts';

export type SaleClockProps = {
  /** Counts down to the end if ongoing, else to the start. */
  readonly ongoing: boolean;
  /** By the server's clock. */
  readonly remainingSeconds: number;
  /** Called when the shopper asks for the current session after the time is up. */
  readonly onOver: () => void;
};

/** The time until a session ends or starts; afterwards, a button to show the current session. */
export function SaleClock({ ongoing, remainingSeconds, onOver }: SaleClockProps): ReactElement {
  const words = useSaleWords();
  const [up, setUp] = useState(false);
  const end = useCallback(() => setUp(true), []);
  if (up || remainingSeconds === 0)
    return (
      <Notice
        title={words(ongoing ? 'sale_over' : 'on_now')}
        action={
          <Button size="sm" variant="secondary" onClick={onOver}>
            {words('see_next')}
          </Button>
        }
      />
    );
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{words(ongoing ? 'ends_in' : 'starts_in')}</span>
      <Countdown remainingSeconds={remainingSeconds} onEnd={end} />
    </p>
  );
}
