import type { Consent, FrontEndCookieName } from '@pasar/consent';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** How screens reach cookies and consent; the shell wires it to the browser. On the server there is neither. */
export type ConsentPort = {
  /** The value of a cookie that scripts may see. */
  readonly readCookie: (name: string) => string | undefined;
  /** Sets a cookie of the table through consent's gate. Answers whether it was set. */
  readonly setCookie: (name: FrontEndCookieName, value: string) => Promise<boolean>;
  /** The keeper of the visitor's consent, fetched when it is first asked for. */
  readonly loadConsent: () => Promise<Consent>;
};

/** Where there is no browser: nothing is kept, nobody chooses. */
export const serverConsentPort: ConsentPort = {
  readCookie: () => undefined,
  setCookie: async () => false,
  loadConsent: () => Promise.reject(new Error('consent is kept in the browser')),
};

const Context = createContext<ConsentPort>(serverConsentPort);

export function ConsentPortProvider({ value, children }: { value: ConsentPort; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function useConsentPort(): ConsentPort {
  return use(Context);
}
