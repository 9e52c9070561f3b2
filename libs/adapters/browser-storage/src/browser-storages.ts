import type { WebStorages } from '@pasar/persistence';

/** The storages of this browser. Nothing else opens them (`eslint.config.js`). */
export const browserStorages: WebStorages = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};
