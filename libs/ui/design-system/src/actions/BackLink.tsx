import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './BackLink.module.css';

export type BackLinkProps = {
  /** The page above. */
  readonly to: string;
  /** What that page is called. */
  readonly children: ReactNode;
};

/** The way to the page above, before a page's title. */
export const BackLink = ({ to, children }: BackLinkProps): ReactElement => (
  <Link to={to} className={styles.back}>
    <Icon name="chevron-left" size="sm" />
    {children}
  </Link>
);
