import type { CheckoutHost } from '@pasar/screen-kit';
import { createContext, use } from 'react';
import type { ReactElement, ReactNode } from 'react';

const Context = createContext<CheckoutHost | null>(null);

/** Provides the shell's host to the checkout. */
export function HostProvider({
  host,
  children,
}: {
  readonly host: CheckoutHost;
  readonly children: ReactNode;
}): ReactElement {
  return <Context value={host}>{children}</Context>;
}

/** The host that the shell provides. */
export function useHost(): CheckoutHost {
  const host = use(Context);
  if (!host) throw new Error('useHost needs a HostProvider');
  return host;
}
