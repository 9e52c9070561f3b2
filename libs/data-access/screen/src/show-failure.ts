import type { FailurePort } from './failure-port.tsx';
import { readFailure } from './read-failure.ts';
import type { FailedCall, Failure } from './read-failure.ts';
import type { ToastPort } from './toast.tsx';

/** What failures are shown with. */
export type FailureEnds = FailurePort & {
  readonly toast: ToastPort;
  readonly navigate: (path: string) => unknown;
  /** Where one comes back to after signing in or verifying. */
  readonly next: string;
  /** Says what a toast would say; a toast unless given. */
  readonly say?: (message: string) => void;
};

const pathOf = ({ to = '/', carryNext }: Failure, next: string): string =>
  carryNext ? `${to}?next=${encodeURIComponent(next)}` : to;

/** Shows a failed call where the catalogue of errors says. */
export async function showFailure(failed: FailedCall, ends: FailureEnds): Promise<void> {
  const { toast, popup, isBuilt, navigate, next } = ends;
  const inToast = (words: string) => toast({ message: words, kind: 'error' });
  const { say = inToast } = ends;
  const failure = readFailure(failed);
  const { surface, message, to = '/' } = failure;
  const stay = popup ?? say;
  if (surface === 'toast') say(message);
  if (surface === 'popup') stay(message);
  if (surface !== 'redirect') return;
  // A step that this build can not take yet is said instead of led to.
  if (await isBuilt(to)) await navigate(pathOf(failure, next));
  else stay(message);
}
