import { useLocation, useNavigate } from 'react-router-dom';
import { useFailurePort } from './failure-port.tsx';
import type { FailedCall } from './read-failure.ts';
import { useToast } from './toast.tsx';

export type ShownFailure = FailedCall & {
  /** Where one comes back to after signing in or verifying; the present address unless told. */
  readonly next?: string;
};

/** Shows a failed call: nowhere, in a toast or a popup, or by leading on. What it takes is fetched when there is one. */
export function useShowFailure(): (failed: ShownFailure) => Promise<void> {
  const toast = useToast();
  const port = useFailurePort();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ next = pathname + search, ...failed }) => {
    const { showFailure } = await import('./show-failure.ts');
    await showFailure(failed, { ...port, toast, navigate, next });
  };
}
