import { Fragment, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useWords } from '../translations/use-words.ts';
import { countdownParts } from './countdown-parts.ts';
import { useLocaleFormat } from './format-context.ts';
import styles from './Countdown.module.css';

export type CountdownProps = {
  /** Seconds left when the page was rendered, so that server and browser first render the same. */
  readonly remainingSeconds: number;
  readonly onEnd?: () => void;
};

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Counts down in hours, minutes and seconds. Ticks in the browser only; screen readers hear the time once,
 * not every second.
 */
export function Countdown({ remainingSeconds, onEnd }: CountdownProps): ReactElement {
  const words = useWords();
  const { hoursAndMinutes } = useLocaleFormat();
  const secondsLeft = useTicking(remainingSeconds, onEnd);
  const { days, hours, minutes, seconds } = countdownParts(secondsLeft);
  const allHours = days * 24 + hours;
  const cells = [allHours, minutes, seconds];
  return (
    <span className={styles.countdown} role="timer" aria-label={words('time_left')}>
      <span className="visually-hidden">{hoursAndMinutes(allHours * 60 + minutes)}</span>
      {cells.map((value, index) => (
        <Fragment key={index}>
          {index > 0 ? <span aria-hidden="true">:</span> : null}
          <span className={styles.cell} aria-hidden="true">
            {two(value)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** Counts down by the browser's clock, so that a tab that was suspended shows the right second. */
const useTicking = (remainingSeconds: number, onEnd: (() => void) | undefined): number => {
  const [left, setLeft] = useState(remainingSeconds);
  const over = left <= 0;
  useEffect(() => {
    if (over) {
      onEnd?.();
      return undefined;
    }
    const end = performance.now() + remainingSeconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, (end - performance.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [remainingSeconds, over, onEnd]);
  return left;
};
