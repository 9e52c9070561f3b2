import { loginPath } from '@pasar/routing-table';
import { useLocation, useNavigate } from 'react-router-dom';

/** Redirects a visitor to sign in, and back to this page. */
export function useGoToSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(loginPath(pathname + search));
}
