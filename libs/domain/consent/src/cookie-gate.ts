import type { CookieAttributes, CookieJar, CookieScope } from './consent-ports.ts';

/** The only way for the front end to set cookies. */
export type CookieGate = {
  /** Sets the cookie if its name is allowed, otherwise expires it. Returns whether it was set. */
  set(name: string, value: string, attributes?: CookieAttributes): boolean;
  /** Removes cookies set through this gate that are no longer allowed; the server's cookies stay. */
  removeDisallowed(): void;
};

type SetCookie = {
  readonly name: string;
  readonly scope: CookieScope;
};

const pickScope = ({ path, domain }: CookieAttributes): CookieScope => ({
  ...(path !== undefined && { path }),
  ...(domain !== undefined && { domain }),
});

/**
 * Creates the gate in front of a cookie jar; `allows` is evaluated for every cookie (doc1 §5).
 *
 * @spec consent-cookie-gate
 */
export const createCookieGate = (jar: CookieJar, allows: (name: string) => boolean): CookieGate => {
  const cookiesSet = new Map<string, SetCookie>();
  const remove = (key: string, { name, scope }: SetCookie): void => {
    cookiesSet.delete(key);
    jar.expire(name, scope);
  };
  return {
    set: (name, value, attributes = {}) => {
      const scope = pickScope(attributes);
      const key = JSON.stringify([name, scope]);
      const allowed = allows(name);
      if (allowed) {
        cookiesSet.set(key, { name, scope });
        jar.set(name, value, attributes);
      } else remove(key, { name, scope });
      return allowed;
    },
    removeDisallowed: () => {
      for (const [key, cookie] of [...cookiesSet]) if (!allows(cookie.name)) remove(key, cookie);
    },
  };
};
