import type { ConsentModeCommand, CookieJar } from '@pasar/consent';

/** The browser's cookies. */
export type CookiePort = CookieJar & {
  readonly read: (name: string) => string | undefined;
  readonly names: () => readonly string[];
  readonly removeEverywhere: (name: string) => void;
};

/** The tag manager; it loads nothing before `load`. */
export type TagPort = {
  readonly consent: (command: ConsentModeCommand) => void;
  readonly push: (event: { readonly event: string } & Readonly<Record<string, unknown>>) => void;
  readonly load: (container: string) => void;
};

/** The browser ports that consent needs. */
export type ConsentPorts = {
  readonly cookies: CookiePort;
  /** Loaded on first use. */
  readonly tags: () => Promise<TagPort>;
};
