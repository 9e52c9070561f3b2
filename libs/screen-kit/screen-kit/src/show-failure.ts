import type { ApiError } from '@pasar/base-api';
import { readFailure } from './read-failure.ts';
import type { CallFailure, Failure } from './read-failure.ts';
import type { ToastPort } from './toast.tsx';

/** A button that opens the page which resolves an error. */
export type FailureAction = { readonly label: string; readonly onPress: () => void };

/** Leads a shopper to the page that resolves an error. */
export type FailureSteps = {
  /** The market's own page for a path of the error catalogue; undefined if this build has no screen for it. */
  readonly findPath: (path: string) => string | undefined;
  /** Fetches again who is signed in, after a call that needs a session was refused. */
  readonly refetchAccount?: () => Promise<unknown>;
};

/** What a shell provides to show errors, besides toasts. */
export type FailurePort = {
  /** Shows a message until it is dismissed; a toast is shown if absent. */
  readonly popup?: (message: string) => void;
  /** Loads the steps; if absent, the pages have the paths of the error catalogue. */
  readonly loadSteps?: () => Promise<FailureSteps>;
  /** The button of a toast that offers the page which resolves its error; such pages are not offered if absent. */
  readonly nextStepLabel?: string;
};

/** Dependencies of `showFailure`. */
export type FailureDeps = FailurePort & {
  readonly toast: ToastPort;
  readonly navigate: (path: string) => unknown;
  /** The path to return to after signing in or verification. */
  readonly next: string;
  /** Shows the message, and the page that resolves the error, instead of a toast. */
  readonly showMessage?: ShowMessage;
};

/** Shows a message, with a button for the page that resolves the error if there is one. */
export type ShowMessage = (message: string, action?: FailureAction) => void;

const unauthorizedStatus = 401;

const buildRedirectPath = (path: string, { carryNext, verification }: Failure, next: string): string => {
  if (!carryNext) return path;
  const id = verification === undefined ? '' : `&verification=${encodeURIComponent(verification)}`;
  return `${path}?next=${encodeURIComponent(next)}${id}`;
};

/** Long enough to read the message and to reach the button. */
const actionToastMs = 6000;

const defaultSteps: FailureSteps = { findPath: (path) => path };

const readSteps = async ({ loadSteps }: FailurePort): Promise<FailureSteps> =>
  loadSteps ? loadSteps() : defaultSteps;

/** The button that opens the page which resolves the error, if this build has it. */
async function createAction({ nextStep }: Failure, deps: FailureDeps): Promise<FailureAction | undefined> {
  const { nextStepLabel: label, navigate, next } = deps;
  if (nextStep === undefined || label === undefined) return undefined;
  const path = (await readSteps(deps)).findPath(nextStep);
  if (!path) return undefined;
  return { label, onPress: () => void navigate(`${path}?next=${encodeURIComponent(next)}`) };
}

/** Shows a failed call as the error catalogue specifies. */
export async function showFailure(failed: CallFailure, deps: FailureDeps): Promise<void> {
  const { toast, popup, navigate, next } = deps;
  const failure = readFailure(failed);
  const action = await createAction(failure, deps);
  const showToast = (text: string) =>
    toast({ message: text, kind: 'error', ...(action && { action, duration: actionToastMs }) });
  const showMessage = (text: string) => (deps.showMessage ? deps.showMessage(text, action) : showToast(text));
  const { surface, message, to = '/' } = failure;
  const showPopup = popup ?? showMessage;
  if (surface === 'toast') showMessage(message);
  if (surface === 'popup') showPopup(message);
  if (surface !== 'redirect') return;
  // Shows the message instead of redirecting to a screen that this build lacks.
  const { findPath, refetchAccount } = await readSteps(deps);
  const path = findPath(to);
  if (path === undefined) showPopup(message);
  else {
    // The sign-in page returns at once while the account of an ended session is known.
    if ((failed.error as ApiError).status === unauthorizedStatus) await refetchAccount?.();
    await navigate(buildRedirectPath(path, failure, next));
  }
}
