import { createContext, use } from 'react';
import type { ReactNode } from 'react';

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

export const useFailurePort = (): FailurePort => use(Context);
