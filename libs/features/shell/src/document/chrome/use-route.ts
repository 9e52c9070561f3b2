import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoader } from '../../page-loading/loader-context.tsx';

/** The id of the route on the screen; `not-found` where there is no screen. */
export function useRoute(): string {
  const { onPending, findRoute } = useLoader();
  const { pathname, search } = useLocation();
  const route = () => findRoute(pathname + search);
  return useSyncExternalStore(onPending, route, route);
}
