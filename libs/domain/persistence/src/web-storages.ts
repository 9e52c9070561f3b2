import type { WebStorage } from './web-storage.ts';

/** A browser's two storages, each opened lazily, since accessing a denied storage throws. */
export type WebStorages = {
  /** Shared by all tabs of the origin. */
  readonly local: () => WebStorage;
  /** Per tab, until it is closed. */
  readonly session: () => WebStorage;
};

const deny = (): never => {
  throw new Error('There is no storage here');
};

/** Storages of the server: always denied. */
export const noStorages: WebStorages = { local: deny, session: deny };
