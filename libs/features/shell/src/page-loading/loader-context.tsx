import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { PageLoader } from './page-loader.ts';

const Context = createContext<PageLoader | null>(null);

export function LoaderProvider({ value, children }: { value: PageLoader; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** Throws outside a `LoaderProvider`. */
export function useLoader(): PageLoader {
  const loader = use(Context);
  if (!loader) throw new Error('useLoader needs a LoaderProvider');
  return loader;
}

/** Whether the next page is loading while the current one still shows. */
export function usePendingPage(): boolean {
  const { onPending, isPending } = useLoader();
  return useSyncExternalStore(onPending, isPending, () => false);
}
