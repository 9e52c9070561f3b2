import type { WebStorages } from '@pasar/persistence';

/** The storages of this browser. No other module may access them (`eslint.config.js`). */
export const browserStorages: WebStorages = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};
