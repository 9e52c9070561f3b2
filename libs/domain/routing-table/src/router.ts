import { compileTable } from './compile-table.ts';
import { createRouter } from './create-router.ts';
import { routes } from './routes.ts';

/** The project's table, made ready once. */
export const routeTable = compileTable(routes);

export const { resolve, redirectStatus, legacyRedirect, usernameToLookUp } = createRouter(routeTable);
