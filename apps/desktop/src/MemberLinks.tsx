import { Icon } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { Link } from 'react-router-dom';
import styles from './MemberLinks.module.css';

/** The link to the member's account pages. */
export function MemberLinks({ username }: { readonly username: string }) {
  return (
    <Link to={buildPath('user', {})} className={styles.member}>
      <Icon name="user" size="sm" />
      {username}
    </Link>
  );
}
