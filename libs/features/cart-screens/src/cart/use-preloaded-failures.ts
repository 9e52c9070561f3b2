import { loadShowFailure } from '@pasar/screen-kit';
import { useEffect } from 'react';

/** Loads the code that shows failures while there is a connection, so that a change without one gets its message. */
export function usePreloadedFailures(): void {
  useEffect(() => void loadShowFailure().catch(() => undefined), []);
}
