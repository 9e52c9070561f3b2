import { useSession } from '@pasar/account-api';
import { loginPath } from '@pasar/routing-table';
import { useLocation } from 'react-router-dom';

/** The username of the signed-in member, and the sign-in path that returns to this page. */
export function useMember() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return {
    username: session.status === 'logged-in' ? session.account.username : undefined,
    loginPath: loginPath(pathname + search),
  };
}
