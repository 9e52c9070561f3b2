import type { CookieJar } from '../consent-ports.ts';

export type MemoryCookieJar = {
  /** Every cookie that was written, by name: its value, or null once it has expired. Scopes are ignored. */
  cookies(): Record<string, string | null>;
} & CookieJar;

/** A cookie jar that keeps everything in memory. */
export const createMemoryCookieJar = (): MemoryCookieJar => {
  const written = new Map<string, string | null>();
  return {
    set: (name, value) => void written.set(name, value),
    expire: (name) => void written.set(name, null),
    cookies: () => Object.fromEntries(written),
  };
};
