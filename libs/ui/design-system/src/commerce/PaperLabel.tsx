import type { ReactElement, ReactNode } from 'react';
import styles from './PaperLabel.module.css';

/** A parcel label: dark on white in every theme. Printing shows nothing else. */
export const PaperLabel = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.label} data-print="label">
    {children}
  </div>
);
