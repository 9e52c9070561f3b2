import type { ReactElement, ReactNode } from 'react';
import { mainId, SkipLink } from '../page/SkipLink.tsx';
import styles from './MobileShell.module.css';

export type MobileShellProps = {
  /** `MobileTopBar`: stays in sight. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** A `TabBar`; screens with one strong action leave it out. */
  readonly tabs?: ReactNode;
};

/** A phone's page: top bar, content, and what lies under the thumb; keeps clear of notches and home bars. */
export const MobileShell = ({ top, children, tabs }: MobileShellProps): ReactElement => (
  <div className={styles.shell}>
    <SkipLink />
    {top ? <div className={styles.top}>{top}</div> : null}
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {tabs ? <div className={styles.dock}>{tabs}</div> : null}
  </div>
);
