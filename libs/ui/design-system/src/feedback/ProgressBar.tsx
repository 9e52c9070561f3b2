import type { ReactElement } from 'react';
import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  /** 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  /** What progresses, for screen readers. */
  readonly label: string;
  /** `text` on a coloured ground: the colour of the words beside it. */
  readonly tone?: 'brand' | 'price' | 'text';
};

/** How far something has come: a flash sale's stock, an upload, free shipping. The browser's own element, so no style is written. */
export const ProgressBar = ({ value, max = 100, label, tone = 'brand' }: ProgressBarProps): ReactElement => (
  <progress className={styles.bar} value={value} max={max} aria-label={label} data-tone={tone} />
);
