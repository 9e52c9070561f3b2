import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from './page.ts';

/** Follows a redirect: by a navigation within the store, elsewhere by loading a document. */
export function LeavePage({ page }: { readonly page: Exclude<Page, { kind: 'screen' }> }) {
  const navigate = useNavigate();
  const target = page.kind === 'redirect' ? page.to : page.path;
  const within = page.kind === 'redirect' && target.startsWith('/');
  useEffect(() => {
    if (within) void navigate(target, { replace: true });
    else window.location.replace(target);
  }, [navigate, target, within]);
  return null;
}
