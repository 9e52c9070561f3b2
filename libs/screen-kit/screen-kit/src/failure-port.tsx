import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadShowFailure } from './load-show-failure.ts';
import type { CallFailure } from './read-failure.ts';
import type { FailurePort, ShowMessage } from './show-failure.ts';
import { useToast } from './toast.tsx';

const Context = createContext<FailurePort>({});

export function FailureProvider({ value, children }: { value: FailurePort; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export type FailureNotice = CallFailure & {
  /** The path to return to after signing in or verification; the current one by default. */
  readonly next?: string;
  /** For forms that show errors beside their fields instead of in a toast. */
  readonly showMessage?: ShowMessage;
};
export type ShowFailure = (failed: FailureNotice) => Promise<void>;

/** Shows a failed call in a toast or popup, by a redirect, or not at all. Its code is loaded with the first error. */
export function useShowFailure(): ShowFailure {
  const toast = useToast();
  const port = use(Context);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ next = pathname + search, showMessage, ...failed }) => {
    const { showFailure } = await loadShowFailure();
    await showFailure(failed, { ...port, toast, navigate, next, ...(showMessage && { showMessage }) });
  };
}
