import { createRouter } from './create-router.ts';
import { routeTable } from './project-table.ts';

/** The project's router. Code that only builds URLs does not import it. */
export const { resolve, redirectStatus, legacyRedirect, usernameToLookUp } =
  /* @__PURE__ */ createRouter(routeTable);
