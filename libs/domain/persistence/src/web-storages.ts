import type { WebStorage } from './web-storage.ts';

/** A browser's two storages, each opened on use: even accessing it may throw where it is denied. */
export type WebStorages = {
  /** Shared by all tabs of the origin. */
  readonly local: () => WebStorage;
  /** Of one tab, until it is closed. */
  readonly session: () => WebStorage;
};

const deny = (): never => {
  throw new Error('There is no storage here');
};

/** The storages of a server: denied, like those of a browser that allows none. */
export const noStorages: WebStorages = { local: deny, session: deny };
