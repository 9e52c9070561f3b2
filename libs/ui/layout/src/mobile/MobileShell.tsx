import type { ReactElement, ReactNode } from 'react';
import { mainId, SkipLink } from '../page/SkipLink.tsx';
import styles from './MobileShell.module.css';

export type MobileShellProps = {
  /** A sticky `MobileTopBar`. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** Links at the end of the page, a landmark of their own. */
  readonly footer?: ReactNode;
  /** A `TabBar`; screens with their own action bar omit it. */
  readonly tabs?: ReactNode;
};

/** The mobile page layout: top bar, content, footer and bottom bar; respects safe areas. */
export const MobileShell = ({ top, children, footer, tabs }: MobileShellProps): ReactElement => (
  <div className={styles.shell}>
    <SkipLink />
    {top ? <div className={styles.top}>{top}</div> : null}
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    {tabs ? <div className={styles.dock}>{tabs}</div> : null}
  </div>
);
