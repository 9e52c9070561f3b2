import type { Consent, FrontEndCookieName } from '@pasar/consent';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** The screens' access to cookies and consent, which the shell connects to the browser. Unavailable on the server. */
export type ConsentPort = {
  /** The value of a cookie that is not HttpOnly. */
  readonly readCookie: (name: string) => string | undefined;
  /** Sets a cookie of the table if consent allows it; resolves to whether it was set. */
  readonly setCookie: (name: FrontEndCookieName, value: string) => Promise<boolean>;
  /** The visitor's consent, loaded on first use. */
  readonly loadConsent: () => Promise<Consent>;
};

/** The port of the server: no cookies, no consent. */
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
