import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Spinner.module.css';

export type SpinnerProps = {
  /** The text for screen readers; without one the spinner is decorative. */
  readonly label?: string;
  readonly size?: 'sm' | 'lg';
  readonly className?: string;
};

/** A spinner in the colour of the surrounding text. Does not rotate with reduced motion. */
export const Spinner = ({ label, size = 'sm', className }: SpinnerProps): ReactElement => (
  <span
    className={joinClasses(styles.spinner, styles[size], className)}
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
);
