import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `onPage` with the path of the current page and of every later one. */
export function PageViewNotifier({ onPage }: { readonly onPage?: ((path: string) => void) | undefined }) {
  const { pathname } = useLocation();
  useEffect(() => onPage?.(pathname), [onPage, pathname]);
  return null;
}
