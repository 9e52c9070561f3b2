import type { ReactElement, ReactNode } from 'react';
import { mainId, SkipLink } from '../page/SkipLink.tsx';
import styles from './MobileShell.module.css';

export type MobileShellProps = {
  /** `MobileTopBar`: stays in sight. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** An action bar above the tabs: add to cart, check out. */
  readonly bottom?: ReactNode;
  /** A `TabBar`; screens with one strong action leave it out. */
  readonly tabs?: ReactNode;
};

/** A phone's page: top bar, content, and what lies under the thumb; keeps clear of notches and home bars. */
export const MobileShell = ({ top, children, bottom, tabs }: MobileShellProps): ReactElement => (
  <div className={styles.shell}>
    <SkipLink />
    {top ? <div className={styles.top}>{top}</div> : null}
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {bottom || tabs ? (
      <div className={styles.dock}>
        {bottom}
        {tabs}
      </div>
    ) : null}
  </div>
);
