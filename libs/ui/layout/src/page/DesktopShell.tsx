import type { ReactElement, ReactNode } from 'react';
import { mainId, SkipLink } from './SkipLink.tsx';
import styles from './DesktopShell.module.css';

export type DesktopShellProps = {
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** The desktop page layout: header, content, and a footer that stays at the bottom on short pages. */
export const DesktopShell = ({ header, children, footer }: DesktopShellProps): ReactElement => (
  <div className={styles.shell}>
    <SkipLink />
    {header}
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {footer}
  </div>
);
