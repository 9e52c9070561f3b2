import type { ConsentModeCommand, CookieJar } from '@pasar/consent';

/** The browser's cookies, as an app wires them. */
export type CookiePort = CookieJar & {
  readonly read: (name: string) => string | undefined;
  readonly names: () => readonly string[];
  readonly forget: (name: string) => void;
};

/** The tag manager, as an app wires it; it loads nothing until it is told to. */
export type TagPort = {
  readonly consent: (command: ConsentModeCommand) => void;
  readonly push: (event: { readonly event: string } & Readonly<Record<string, unknown>>) => void;
  readonly load: (container: string) => void;
};

/** What consent needs of the browser. */
export type ConsentPorts = {
  readonly cookies: CookiePort;
  /** Fetched when it is first needed. */
  readonly tags: () => Promise<TagPort>;
};
