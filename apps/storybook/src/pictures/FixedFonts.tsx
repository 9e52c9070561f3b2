import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/500.css';
import '@fontsource/noto-sans/700.css';
import '@fontsource/noto-sans-thai/400.css';
import '@fontsource/noto-sans-thai/700.css';
import type { ReactElement, ReactNode } from 'react';
import styles from './FixedFonts.module.css';

/** Uses fonts from the workspace, so that screenshots are the same on every machine. */
export const FixedFonts = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.fixed}>{children}</div>
);
