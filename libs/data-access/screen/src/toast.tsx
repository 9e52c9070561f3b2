import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** A short word at the edge of the screen. doc2 §4: one at a time, queued, 3000 ms unless it says otherwise. */
export type Toast = {
  readonly message: string;
  readonly kind?: 'info' | 'success' | 'error';
  readonly duration?: number;
};

/** How a screen says something in passing; the shell shows it. */
export type ToastPort = (toast: Toast) => void;

const Context = createContext<ToastPort>(() => undefined);

export function ToastProvider({ value, children }: { value: ToastPort; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function useToast(): ToastPort {
  return use(Context);
}
