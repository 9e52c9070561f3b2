import { useSession } from '@pasar/account-api';
import { loginPath } from '@pasar/routing-table';
import { useLocation } from 'react-router-dom';

/** Who is signed in, and where signing in leads a visitor back to. */
export function useMember() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return {
    username: session.status === 'logged-in' ? session.account.username : undefined,
    loginPath: loginPath(pathname + search),
  };
}
