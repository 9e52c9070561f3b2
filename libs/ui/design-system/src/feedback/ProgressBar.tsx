import type { ReactElement } from 'react';
import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  /** From 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  /** The accessible name. */
  readonly label: string;
  /** `text` on a coloured background: the colour of the text beside it. */
  readonly tone?: 'brand' | 'price' | 'text';
};

/**
 * Progress such as a flash sale's stock, an upload or free shipping. Uses the native element, which needs no
 * inline style.
 */
export const ProgressBar = ({ value, max = 100, label, tone = 'brand' }: ProgressBarProps): ReactElement => (
  <progress className={styles.bar} value={value} max={max} aria-label={label} data-tone={tone} />
);
