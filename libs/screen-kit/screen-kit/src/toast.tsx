import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** A toast. doc2 §4: one at a time, queued, 3000 ms by default. */
export type Toast = {
  readonly message: string;
  readonly kind?: 'info' | 'success' | 'error';
  /** Milliseconds. */
  readonly duration?: number;
  /** The id of a related picture. */
  readonly picture?: string;
  /** An action button; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

/** Queues a toast; the shell shows it. */
export type ToastPort = (toast: Toast) => void;

const Context = createContext<ToastPort>(() => undefined);

export function ToastProvider({ value, children }: { value: ToastPort; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** Returns the function that queues a toast; without a provider it does nothing. */
export function useToast(): ToastPort {
  return use(Context);
}
