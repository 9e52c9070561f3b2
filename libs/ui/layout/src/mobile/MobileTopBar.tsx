import { AwningGlyph } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './MobileTopBar.module.css';

export type MobileTopBarProps = {
  /** Given, the glyph leads home. */
  readonly homeTo?: string;
  /** A `SearchBox`. */
  readonly search: ReactNode;
  /** Beside the search: filters, a cart. */
  readonly actions?: ReactNode;
};

/** Home and lists on a phone: the search in reach, under the awning's hem. */
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
