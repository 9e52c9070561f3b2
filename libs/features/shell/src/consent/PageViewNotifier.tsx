import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Says which page one is on, and every page after it, to whoever wants to know. */
export function PageViewNotifier({ onPage }: { readonly onPage?: ((path: string) => void) | undefined }) {
  const { pathname } = useLocation();
  useEffect(() => onPage?.(pathname), [onPage, pathname]);
  return null;
}
