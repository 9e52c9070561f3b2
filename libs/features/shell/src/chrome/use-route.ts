import { useScreenContext } from '@pasar/screen';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath } from '../loading/resolve-path.ts';

/** The id of the route on the screen; `not-found` where no screen answers. */
export function useRoute(): string {
  const context = useScreenContext();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const outcome = resolvePath(context, pathname + search);
    return outcome.outcome === 'screen' ? outcome.route : 'not-found';
  }, [context, pathname, search]);
}
