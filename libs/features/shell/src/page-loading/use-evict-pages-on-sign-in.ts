import { useSession } from '@pasar/account-api';
import { useEffect, useRef } from 'react';
import type { PageLoader } from './page-loader.ts';

/** Evicts all other pages when the user changes: their content depends on who is signed in. */
export function useEvictPagesOnSignIn({ evictOthers }: PageLoader, path: string): void {
  const session = useSession();
  const user = session.status === 'logged-in' ? session.account.userid : session.status;
  const before = useRef(user);
  useEffect(() => {
    if (before.current !== user && user !== 'unknown') evictOthers(path);
    if (user !== 'unknown') before.current = user;
  }, [user, evictOthers, path]);
}
