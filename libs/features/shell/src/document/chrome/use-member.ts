import { useSession } from '@pasar/account-api';
import { buildPath, nextAfterLogin } from '@pasar/routing-table';
import { useLocation } from 'react-router-dom';

/** The username of the signed-in member, and the paths to sign in and sign up, which return to this page. */
export function useMember() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const next = nextAfterLogin(pathname, search);
  return {
    username: session.status === 'logged-in' ? session.account.username : undefined,
    loginPath: buildPath('buyer-login', {}, { next }),
    signUpPath: buildPath('buyer-signup', {}, { next }),
  };
}
