import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoader } from '../loading/loader-context.tsx';

/** The id of the route on the screen; `not-found` where no screen answers. */
export function useRoute(): string {
  const { onPending, routeOf } = useLoader();
  const { pathname, search } = useLocation();
  const route = () => routeOf(pathname + search);
  return useSyncExternalStore(onPending, route, route);
}
