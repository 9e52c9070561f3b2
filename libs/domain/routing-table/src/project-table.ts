import { compileTable } from './compile-table.ts';
import { routes } from './routes.ts';

/** The project's compiled table. */
export const routeTable = compileTable(routes);
