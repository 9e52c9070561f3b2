import { frontEndCookies } from '@pasar/consent';
import type { Consent } from '@pasar/consent';
import type { ConsentPort } from '@pasar/consent-api';
import type { Market } from '@pasar/markets';
import type { CookiePort } from './consent-ports.ts';

export type ConsentPortDeps = {
  readonly market: Pick<Market, 'consent'>;
  readonly cookies: CookiePort;
  /** Loads consent on demand. */
  readonly load: () => Promise<Consent>;
};

/**
 * The only way in which the front end sets cookies. Where consent is required every cookie passes its gate;
 * elsewhere every cookie of the table may be set (doc1 §5).
 *
 * @spec consent-market consent-cookie-gate
 */
export function createConsentPort({ market, cookies, load }: ConsentPortDeps): ConsentPort {
  let loaded: Promise<Consent> | undefined;
  const loadConsent = (): Promise<Consent> => {
    loaded ??= load();
    // A chunk that failed to load is retried on the next call.
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  const passGate = async (...cookie: Parameters<Consent['setCookie']>): Promise<boolean> => {
    try {
      return (await loadConsent()).setCookie(...cookie);
    } catch {
      return false;
    }
  };
  return {
    loadConsent,
    readCookie: cookies.read,
    setCookie: async (name, value) => {
      const attributes = { path: '/', sameSite: 'lax', maxAge: frontEndCookies[name].maxAge } as const;
      if (market.consent === 'required') return passGate(name, value, attributes);
      cookies.set(name, value, attributes);
      return true;
    },
  };
}
