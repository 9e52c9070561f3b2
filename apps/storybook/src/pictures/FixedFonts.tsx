import './fixed-fonts.ts';
import type { ReactElement, ReactNode } from 'react';
import styles from './FixedFonts.module.css';

/** Uses fonts from the workspace, so that screenshots are the same on every machine. */
export const FixedFonts = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.fixed}>{children}</div>
);
