import type { ReactElement, ReactNode } from 'react';
import styles from './PaperLabel.module.css';

/** A label for a parcel: dark on white in every theme. Printed, it stands alone on the paper. */
export const PaperLabel = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.label} data-print="label">
    {children}
  </div>
);
