import { AwningGlyph } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './MobileTopBar.module.css';

export type MobileTopBarProps = {
  /** If given, the logo links home. */
  readonly homeTo?: string;
  /** A `SearchBox`. */
  readonly search: ReactNode;
  /** Beside the search box: filters, a cart. */
  readonly actions?: ReactNode;
};

/** The top bar of mobile pages, with the search box. */
export const MobileTopBar = ({ homeTo, search, actions }: MobileTopBarProps): ReactElement => (
  <header className={styles.bar} data-hem>
    {homeTo ? (
      <Link to={homeTo} className={styles.home} aria-label="Pasar">
        <AwningGlyph />
      </Link>
    ) : null}
    {search}
    {actions}
    <div className={styles.hem} aria-hidden="true" />
  </header>
);
