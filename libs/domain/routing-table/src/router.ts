import { createRouter } from './create-router.ts';
import { routeTable } from './project-table.ts';

/** The project's router. What only builds addresses does without it. */
export const { resolve, redirectStatus, legacyRedirect, usernameToLookUp } =
  /* @__PURE__ */ createRouter(routeTable);
