import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './BackLink.module.css';

export type BackLinkProps = {
  /** The path of the parent page. */
  readonly to: string;
  /** The name of the parent page. */
  readonly children: ReactNode;
};

/** A link to the parent page, above a page's title. */
export const BackLink = ({ to, children }: BackLinkProps): ReactElement => (
  <Link to={to} className={styles.back}>
    <Icon name="chevron-left" size="sm" />
    {children}
  </Link>
);
