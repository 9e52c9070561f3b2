import { useSession } from '@pasar/account-api';
import { useEffect, useRef } from 'react';
import type { PageLoader } from '../loading/page-loader.ts';

/** What was shown to a visitor is not what a member sees, and the other way round. */
export function useForgetOnSignIn({ forgetOthers }: PageLoader, path: string): void {
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status && status !== 'unknown') forgetOthers(path);
    if (status !== 'unknown') before.current = status;
  }, [status, forgetOthers, path]);
}
