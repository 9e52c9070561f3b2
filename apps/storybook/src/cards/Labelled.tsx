import type { ReactElement, ReactNode } from 'react';
import styles from './cards.module.css';

type LabelledProps = {
  readonly label: string;
  readonly children: ReactNode;
};

/** A label above what it names. */
export const Labelled = ({ label, children }: LabelledProps): ReactElement => (
  <div>
    <p className={styles.label}>{label}</p>
    {children}
  </div>
);
