import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Choice.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Whether it is a bordered row or pill of its group. */
  readonly framed?: boolean;
};

/** A native radio button with its label, for groups with a legend of their own; others use `RadioGroup`. */
export const Radio = ({ label, hint, framed, ...rest }: RadioProps): ReactElement => (
  <label className={joinClasses(styles.choice, framed && styles.framed)}>
    <input {...rest} type="radio" className={joinClasses(styles.box, styles.round)} />
    <span className={styles.words}>
      {label}
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </span>
  </label>
);
