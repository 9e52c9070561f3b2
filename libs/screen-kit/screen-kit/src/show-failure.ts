import { readFailure } from './read-failure.ts';
import type { FailedCall, Failure } from './read-failure.ts';
import type { ToastPort } from './toast.tsx';

/** What a shell provides to show errors, besides toasts. */
export type FailurePort = {
  /** Shows a message until it is dismissed; a toast is shown if absent. */
  readonly popup?: (message: string) => void;
  /** Whether this build has a screen for a path. */
  readonly isBuilt: (path: string) => Promise<boolean>;
  /** The market's own page for a step of the error catalogue; the same path if absent. */
  readonly marketPath?: (path: string) => Promise<string>;
};

/** Dependencies of `showFailure`. */
export type FailureDeps = FailurePort & {
  readonly toast: ToastPort;
  readonly navigate: (path: string) => unknown;
  /** The path to return to after signing in or verification. */
  readonly next: string;
  /** Shows the message instead of a toast. */
  readonly say?: (message: string) => void;
};

type Redirect = Pick<Failure, 'carryNext' | 'verification'> & { readonly to: string };

const buildRedirectPath = ({ to, carryNext, verification }: Redirect, next: string): string => {
  if (!carryNext) return to;
  const id = verification === undefined ? '' : `&verification=${encodeURIComponent(verification)}`;
  return `${to}?next=${encodeURIComponent(next)}${id}`;
};

/** Shows a failed call as the error catalogue specifies. */
export async function showFailure(failed: FailedCall, deps: FailureDeps): Promise<void> {
  const { toast, popup, isBuilt, marketPath = async (path) => path, navigate, next } = deps;
  const showToast = (text: string) => toast({ message: text, kind: 'error' });
  const { say = showToast } = deps;
  const failure = readFailure(failed);
  const { surface, message } = failure;
  const showPopup = popup ?? say;
  if (surface === 'toast') say(message);
  if (surface === 'popup') showPopup(message);
  if (surface !== 'redirect') return;
  const to = await marketPath(failure.to ?? '/');
  // Shows the message instead of redirecting to a screen that this build lacks.
  if (await isBuilt(to)) await navigate(buildRedirectPath({ ...failure, to }, next));
  else showPopup(message);
}
