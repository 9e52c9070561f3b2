import { useLocation, useNavigate } from 'react-router-dom';
import { useFailurePort } from './failure-port.tsx';
import { readFailure } from './read-failure.ts';
import type { FailedCall, Failure } from './read-failure.ts';
import { useToast } from './toast.tsx';

export type ShownFailure = FailedCall & {
  /** Where one comes back to after signing in or verifying; the present address unless told. */
  readonly next?: string;
};

const pathOf = ({ to = '/', carryNext }: Failure, next: string): string =>
  carryNext ? `${to}?next=${encodeURIComponent(next)}` : to;

/** Shows a failed call where the catalogue of errors says: nowhere, in a toast or a popup, or by leading on. */
export function useShowFailure(): (failed: ShownFailure) => Promise<void> {
  const toast = useToast();
  const port = useFailurePort();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const say = (message: string) => toast({ message, kind: 'error' });
  const stay = port.popup ?? say;

  return async ({ next = pathname + search, ...failed }) => {
    const failure = await readFailure(failed);
    const { surface, message, to = '/' } = failure;
    if (surface === 'toast') return say(message);
    if (surface === 'popup') return stay(message);
    if (surface !== 'redirect') return undefined;
    // A step that this build can not take yet is said instead of led to.
    return (await port.isBuilt(to)) ? navigate(pathOf(failure, next)) : stay(message);
  };
}
