import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the server's HTML and during hydration. */
export const useHasHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
