import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Spinner.module.css';

export type SpinnerProps = {
  /** Said to those who do not see it; without one it is decoration beside a text. */
  readonly label?: string;
  readonly size?: 'sm' | 'lg';
  readonly className?: string;
};

/** A turning ring in the colour of the text around it. Still, with reduced motion. */
export const Spinner = ({ label, size = 'sm', className }: SpinnerProps): ReactElement => (
  <span
    className={joinClasses(styles.spinner, styles[size], className)}
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
);
