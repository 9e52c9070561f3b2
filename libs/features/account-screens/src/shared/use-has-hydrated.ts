import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false in the server's HTML, and while it is taken over. */
export const useHasHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
