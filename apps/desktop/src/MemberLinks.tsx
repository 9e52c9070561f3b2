import { Icon } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { Link } from 'react-router-dom';
import styles from './MemberLinks.module.css';

/** Where a member finds what is theirs. */
export function MemberLinks({ username }: { readonly username: string }) {
  return (
    <Link to={buildPath('user', {})} className={styles.member}>
      <Icon name="user" size="sm" />
      {username}
    </Link>
  );
}
