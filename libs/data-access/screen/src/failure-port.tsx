import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FailedCall } from './read-failure.ts';
import { useToast } from './toast.tsx';

/** What a shell lends to failures beside toasts. */
export type FailurePort = {
  /** Shows a message that stays until it is put away; without a place for it a toast says it. */
  readonly popup?: (message: string) => void;
  /** Whether a path leads to a screen that this build has. */
  readonly isBuilt: (path: string) => Promise<boolean>;
};

const Context = createContext<FailurePort>({ isBuilt: async () => true });

export function FailureProvider({ value, children }: { value: FailurePort; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export type ShownFailure = FailedCall & {
  /** Where one comes back to after signing in or verifying; the present address unless told. */
  readonly next?: string;
  /** A form that says beside its fields what a toast would say elsewhere. */
  readonly say?: (message: string) => void;
};
export type ShowFailure = (failed: ShownFailure) => Promise<void>;

/** Shows a failed call: nowhere, in a toast or a popup, or by leading on. What it takes is fetched when there is one. */
export function useShowFailure(): ShowFailure {
  const toast = useToast();
  const port = use(Context);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ next = pathname + search, say, ...failed }) => {
    const { showFailure } = await import('./show-failure.ts');
    await showFailure(failed, { ...port, toast, navigate, next, ...(say && { say }) });
  };
}
