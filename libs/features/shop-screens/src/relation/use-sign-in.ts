import { loginPath } from '@pasar/routing-table';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leads a visitor to sign in, and back here afterwards. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(loginPath(pathname + search));
}
